import { readFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { parse, print, visit } from "graphql";
import { documentDirectives, documentsOf, type Face } from "./scripts/generate/face-documents.ts";

const schema = parse(readFileSync(new URL("schema.graphql", import.meta.url), "utf8"));

/** The schema as documents of /v1 see it: without typed inputs, which none uses, and with directives of their own. */
function schemaOfRest(): string {
  const plain = visit(schema, {
    InputObjectTypeDefinition: (type) => (type.name.value === "RequestCreateInput" ? undefined : false),
    InputValueDefinition: (field) => (field.name.value === "typed" ? null : undefined),
    ObjectTypeDefinition: () => false,
  });
  return `${print(plain)}\n${print(documentDirectives())}`;
}

/** The documents of a face with their types. */
function typedDocuments(face: Face, schema: string, documentMode: "documentNode" | "string") {
  return {
    schema,
    documents: print(documentsOf(face)),
    plugins: [
      {
        add: {
          content: `// Made by \`npm run generate\` from schema.graphql and src/documents. Do not edit.\n`,
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
    "src/generated/rest-documents.ts": typedDocuments("REST", schemaOfRest(), "documentNode"),
    // Text: a client sends documents and never reads them, so it runs without `graphql`.
    "src/client/generated/documents.ts": typedDocuments("CLIENT", print(schema), "string"),
  },
};

export default config;
