import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";

let server: ApiServer;
let folder: string;
beforeAll(async () => {
  server = await startApiServer();
  folder = await mkdtemp(path.join(tmpdir(), "quarry-types-"));
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

/** What the compiler says of code that uses the types; the lines that it says it of. */
async function complaints(code: string): Promise<{ line: string; message: string }[]> {
  const file = path.join(folder, "use.ts");
  await writeFile(
    file,
    `import type { components } from "./quarry.d.ts";\ntype Schemas = components["schemas"];\n${code}`,
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file: at, start = 0, messageText }) => ({
    line:
      at === undefined
        ? ""
        : (at.text.slice(at.text.lastIndexOf("\n", start) + 1).split("\n")[0] ?? "").trim(),
    message: ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 200),
  }));
}

it.each(["", "?scraper=codehost"])(
  "types made of openapi.json%s take right inputs and refuse wrong ones",
  async (query) => {
    const document = await (await fetch(`${server.url}/v1/openapi.json${query}`)).text();
    // As docs/api.md says: what has a default may be left out.
    const types = await openapiTypescript(document, { defaultNonNullable: false });
    await writeFile(path.join(folder, "quarry.d.ts"), astToString(types));
    const wrong = await complaints(`
      export const right: Schemas["NewRequest"] = {
        scraper: "codehost", input: { operation: "issue", repo: "example-org/quarry", number: 7 }, limit: 1 };
      export const trending: Schemas["NewRequest"] = { scraper: "codehost", input: { operation: "trending", since: "weekly" } };
      export const star = (record: Schemas["Record.codehost.trending"]): number | null => record.stars;
    export const a: Schemas["NewRequest"] = { scraper: "codehost", input: { operation: "trending", since: "hourly" } };
    export const b: Schemas["NewRequest"] = { scraper: "codehost", input: { operation: "issue", repo: 7, number: 7 } };
    export const c: Schemas["NewRequest"] = { scraper: "nowhere", input: {} };
    export const d = (record: Schemas["Record.codehost.trending"]): string => record.stars;
  `);
    expect(wrong.map(({ line }) => /const (\w)/.exec(line)?.[1])).toEqual(["a", "b", "c", "d"]);
  },
);
