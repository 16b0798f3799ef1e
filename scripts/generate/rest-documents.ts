import { codegenFile } from "./codegen-file.ts";
import { type GeneratedFile, writeWhenMain } from "./generated-file.ts";

const FILE = "src/generated/rest-documents.ts";

/** Typed documents of the /v1 routes, from schema.graphql and src/documents. */
export const restDocuments: GeneratedFile = {
  path: FILE,
  command: "npm run generate",
  render: () => codegenFile(FILE),
};

await writeWhenMain(import.meta.url, restDocuments);
