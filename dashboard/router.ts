import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from "@tanstack/react-router";
import { Broken } from "./parts/page/broken.tsx";
import { NotFound } from "./parts/page/not-found.tsx";
import type { Feature } from "./parts/shell/feature.ts";
import { Shell } from "./parts/shell/shell.tsx";

/** The pages of the features, within the frame. Texts in the URL stay texts. */
export function routerOf(features: readonly Feature[]) {
  const root = createRootRoute({ component: Shell });
  const routes: AnyRoute[] = features
    .flatMap(({ routes }) => routes)
    .map(({ path, load }) =>
      createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, "Page") }),
    );
  const entries = features.flatMap(({ entries = [] }) => entries).sort((a, b) => a.order - b.order);
  const first = entries.find(({ group }) => group === "work")?.to;
  if (first !== undefined && first !== "/")
    routes.push(
      createRoute({
        getParentRoute: () => root,
        path: "/",
        beforeLoad: () => redirect({ to: first, throw: true }),
      }),
    );
  return createRouter({
    routeTree: root.addChildren(routes),
    basepath: import.meta.env.BASE_URL,
    defaultPreload: "intent",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Broken,
    scrollRestoration: true,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === "" ? "" : `?${text}`;
    },
  });
}
