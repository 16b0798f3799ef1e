import { codegenFile } from "./codegen-file.ts";
import { type GeneratedFile, writeWhenMain } from "./generated-file.ts";

const FILE = "src/client/generated/documents.ts";
const IMPORT = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';";
/** The one type of that package, so that the published declarations need nothing that is not installed with them. */
const DECLARATION =
  "interface DocumentTypeDecoration<TResult, TVariables> { __apiType?: (variables: TVariables) => TResult }";

/** Typed documents of the client, from schema.graphql and src/documents. */
export const clientDocuments: GeneratedFile = {
  path: FILE,
  command: "npm run generate",
  async render() {
    const made = await codegenFile(FILE);
    if (!made.includes(IMPORT)) throw new Error(`codegen no longer writes: ${IMPORT}`);
    return made.replace(IMPORT, DECLARATION);
  },
};

await writeWhenMain(import.meta.url, clientDocuments);
