import type { CodegenConfig } from "@graphql-codegen/cli";

/** The types of a set of documents, and the documents themselves. */
function typedDocuments(folder: string, documentMode: "documentNode" | "string") {
  return {
    documents: `${folder}/*.graphql`,
    plugins: [
      {
        add: {
          content: `// Made by \`npm run generate\` from schema.graphql and ${folder}. Do not edit.\n`,
        },
      },
      "typescript-operations",
      "typed-document-node",
    ],
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      avoidOptionals: false,
      strictScalars: true,
      scalars: { DateTimeISO: "string", JSON: "unknown", SafeInt: "number", ID: "string" },
      documentMode,
    },
  };
}

/** Typed documents for what talks GraphQL to us: the /v1 routes, and the client with the CLI on top of it. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    "src/generated/rest-documents.ts": typedDocuments("src/rest-compat/documents", "documentNode"),
    // Text: a client sends documents and never reads them, so it runs without `graphql`.
    "src/client/generated/documents.ts": typedDocuments("src/client/documents", "string"),
  },
};

export default config;
