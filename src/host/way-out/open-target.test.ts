import { expect, test } from "vitest";
import { isOpenTarget } from "./open-target.ts";

test.each(["/v1/services", "/v1/a%2Fb?x=/../y", "/v1/kv/a..b/.c", "/graphql", "/graphql?query={me}"])(
  "%s is of the management API",
  (target) => expect(isOpenTarget(target)).toBe(true),
);

test.each([
  ...["/", "/v1", "/v11/x", "/metrics", "/graphqlx", "/graphql/../metrics", "http://127.0.0.1:4000/v1/x"],
  ...[
    "/v1/../metrics",
    "/v1/%2e%2E/metrics",
    "/v1/x%2f..%2f..%2fmetrics",
    "/v1/..\\metrics",
    "/v1/.",
    "*",
    "",
  ],
])("%s is not", (target) => expect(isOpenTarget(target)).toBe(false));
