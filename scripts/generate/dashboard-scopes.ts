import { SCOPES } from "../../src/kinds/access.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** What a key may be limited to, for the dashboard, which imports nothing of the server. */
export const dashboardScopes: GeneratedFile = {
  path: "dashboard/generated/scopes.ts",
  render: () =>
    [
      "/** What a key may be limited to. */",
      `export const SCOPES = ${JSON.stringify(SCOPES, null, 2)} as const;`,
      "export type Scope = (typeof SCOPES)[number];",
      "",
    ].join("\n"),
};
