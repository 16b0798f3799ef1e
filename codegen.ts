import type { CodegenConfig } from "@graphql-codegen/cli";
import { readFileSync } from "node:fs";
import { parse, print, visit } from "graphql";

/** The schema as documents of /v1 see it: without typed inputs, which none uses, and with directives of their own. */
function schemaOfRest(): string {
  const schema = parse(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"));
  const directives = readFileSync(
    new URL("src/rest-compat/documents.directives.graphql", import.meta.url),
    "utf8",
  );
  const plain = print(
    visit(schema, {
      InputObjectTypeDefinition: (type) => (type.name.value === "RequestCreateInput" ? undefined : false),
      InputValueDefinition: (field) => (field.name.value === "typed" ? null : undefined),
      ObjectTypeDefinition: () => false,
    }),
  );
  return `${plain}\n${directives}`;
}

/** The types of a set of documents, and the documents themselves. */
function typedDocuments(schema: string, folder: string, documentMode: "documentNode" | "string") {
  return {
    schema,
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
  generates: {
    "src/generated/rest-documents.ts": typedDocuments(
      schemaOfRest(),
      "src/rest-compat/documents",
      "documentNode",
    ),
    // Text: a client sends documents and never reads them, so it runs without `graphql`.
    "src/client/generated/documents.ts": typedDocuments("schema.graphql", "src/client/documents", "string"),
  },
};

export default config;
