import { codegenFile } from "./codegen-file.ts";
import { type GeneratedFile, writeWhenMain } from "./generated-file.ts";

const FILE = "src/generated/cli-documents.ts";

/** Typed documents of the CLI, from schema.graphql and src/cli/documents. */
export const cliDocuments: GeneratedFile = {
  path: FILE,
  command: "npm run generate",
  render: () => codegenFile(FILE),
};

await writeWhenMain(import.meta.url, cliDocuments);
