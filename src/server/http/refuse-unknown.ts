import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { nearestRoutes } from "./nearest-routes.ts";
import { ROUTES } from "../../rest-compat/routes/all-routes.ts";
import { DASHBOARD } from "./dashboard.ts";

/** Why a call met no route: 405 with Allow when its path takes another method, else 404. */
export function unknownRoute(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): AppError {
  const { method } = request;
  const path = request.url.split("?")[0] ?? "/";
  const shown = path.slice(0, 200);
  const allow = methodsOf(app, path).filter((one) => one !== method);
  if (allow.length === 0) return noRoute(method, shown);
  reply.header("allow", allow.join(", "));
  return new AppError("method_not_allowed", {
    message: `${shown} takes ${allow.join(", ")}, not ${method}.`,
  });
}

function methodsOf(app: FastifyInstance, path: string): string[] {
  const fixed = (["GET", "POST"] as const).filter((method) => app.findRoute({ method, url: path }) !== null);
  const rows = ROUTES.filter((row) => new RegExp(`^${row.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path));
  return [...new Set([...fixed, ...rows.map((row) => row.method)])];
}

const PAGES = [
  "/",
  DASHBOARD,
  "/docs",
  "/docs/errors",
  "/v1/openapi.json",
  "/llms.txt",
  "/graphql",
  "/graphql/stream",
];
/** Pages and documents that are no rows of /v1. */
export const OTHERS = [...PAGES, "/claim", "/sign-in", "/sign-up", "/healthz", "/readyz"];
const NAMED = [...ROUTES, ...OTHERS.map((path) => ({ method: "GET", path }))];

function noRoute(method: string, path: string): AppError {
  const near = nearestRoutes({ method, path }, NAMED).map((route) => `${route.method} ${route.path}`);
  const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
  return new AppError("route_not_found", {
    message: `There is no route ${method} ${path}.${hint}`,
    details: near.map((message) => ({ path: "", code: "nearest", message })),
  });
}
