import type { CodegenConfig } from "@graphql-codegen/cli";

/** Typed documents for what talks GraphQL to us: the /v1 routes today, the CLI and the client package later. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: "src/rest-compat/documents/*.graphql",
  generates: {
    "src/generated/rest-documents.ts": {
      plugins: [
        {
          add: {
            content:
              "// Made by `npm run generate` from schema.graphql and src/rest-compat/documents. Do not edit.\n",
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
      },
    },
  },
};

export default config;
