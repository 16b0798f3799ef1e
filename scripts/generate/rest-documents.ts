import path from "node:path";
import { executeCodegen } from "@graphql-codegen/cli";
import config from "../../codegen.ts";
import { type GeneratedFile, PROJECT_ROOT, writeWhenMain } from "./generated-file.ts";

const FILE = "src/generated/rest-documents.ts";

/** Typed documents of the /v1 routes, from schema.graphql and src/rest-compat/documents. */
export const restDocuments: GeneratedFile = {
  path: FILE,
  command: "npm run generate",
  async render() {
    const { result, error } = await executeCodegen({ ...config, cwd: PROJECT_ROOT, silent: true });
    if (error) throw error;
    const file = result.find(
      (one) => path.resolve(PROJECT_ROOT, one.filename) === path.join(PROJECT_ROOT, FILE),
    );
    if (!file) throw new Error(`codegen.ts no longer makes ${FILE}`);
    return file.content;
  },
};

await writeWhenMain(import.meta.url, restDocuments);
