import { z } from "zod";
import { caseFile } from "../../src/plugin-sdk/testkit/case-file.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** What an editor needs to check a `cases.json` while it is written. */
export const casesSchema: GeneratedFile = {
  path: "src/plugin-sdk/testkit/cases.schema.json",
  render: () => `${JSON.stringify(z.toJSONSchema(caseFile, { io: "input" }), null, 2)}\n`,
};
