import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { AppError } from "../../errors/app-error.ts";
import { acceptedCodings } from "./accepted-codings.ts";
import { varyByCoding } from "./pack-answers.ts";

export const DASHBOARD = "/dashboard";

/** The build puts it beside what runs of the server. */
const FOLDER = new URL("../../dashboard/", import.meta.url);
const PAGE = "index.html";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};
/** How the build packs each file, best first. */
const PACKED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "content-security-policy": POLICY,
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** The dashboard: files with a hash in their names, kept for good, and one page that is every other path. */
export function serveDashboard(app: FastifyInstance): void {
  const names = new Set(
    existsSync(FOLDER) ? readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: "utf8" }) : [],
  );
  app.get(DASHBOARD, (_request, reply) => reply.redirect(`${DASHBOARD}/`, 308));
  app.get<{ Params: { "*": string } }>(`${DASHBOARD}/*`, async (request, reply) => {
    const asked = request.params["*"];
    const isAsset = asked.startsWith("assets/");
    const isFile = names.has(asked) && extname(asked) in TYPES;
    if (!names.has(PAGE) || (isAsset && !isFile)) throw new AppError("route_not_found");
    reply.headers({
      ...HEADERS,
      "cache-control": isAsset ? "public, max-age=31536000, immutable" : "no-cache, no-store",
    });
    return sendBuilt(isFile ? asked : PAGE, request, reply);
  });
}

async function sendBuilt(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const taken = acceptedCodings(request.headers["accept-encoding"]);
  const coding = PACKED.find(([one]) => taken.has(one));
  varyByCoding(reply);
  if (coding) reply.header("content-encoding", coding[0]);
  const bytes = await readFile(new URL(`${name}${coding?.[1] ?? ""}`, FOLDER));
  return reply.type(TYPES[extname(name)] ?? "application/octet-stream").send(bytes);
}
