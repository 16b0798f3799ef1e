import { executeCodegen } from "@graphql-codegen/cli";
import { type GraphQLSchema, parse, print, printSchema, visit } from "graphql";
import { documentDirectives, documentsOf, type Face } from "./face-documents.ts";
import { GENERATE, type GeneratedFile, PROJECT_ROOT } from "./generated-file.ts";
import { publicSchema } from "./schema.ts";

const IMPORT = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';";
/** The one type of that package, so that the published declarations need nothing that is not installed with them. */
const DECLARATION =
  "interface DocumentTypeDecoration<TResult, TVariables> { __apiType?: (variables: TVariables) => TResult }";

/** Typed documents of the routes of /v1. */
export const restDocuments: GeneratedFile = {
  path: "src/generated/rest-documents.ts",
  async render() {
    return typedDocuments("REST", this.path, untypedSchema(await publicSchema()), "documentNode");
  },
};

/** Typed documents of the client. As text: it sends them and never reads them, so it runs without `graphql`. */
export const clientDocuments: GeneratedFile = {
  path: "src/client/generated/documents.ts",
  async render() {
    const made = await typedDocuments("CLIENT", this.path, printSchema(await publicSchema()), "string");
    if (!made.includes(IMPORT)) throw new Error(`codegen no longer writes: ${IMPORT}`);
    return made.replace(IMPORT, DECLARATION);
  },
};

/** The schema as documents of /v1 and the dashboard see it: without typed inputs, which none uses, and with our directives. */
export function untypedSchema(schema: GraphQLSchema): string {
  const plain = visit(parse(printSchema(schema)), {
    InputObjectTypeDefinition: (type) => (type.name.value === "RequestCreateInput" ? undefined : false),
    InputValueDefinition: (field) => (field.name.value === "typed" ? null : undefined),
    ObjectTypeDefinition: () => false,
  });
  return `${print(plain)}\n${print(documentDirectives())}`;
}

async function typedDocuments(
  face: Face,
  file: string,
  schema: string,
  documentMode: "documentNode" | "string",
): Promise<string> {
  const made = await withTypes(schema, { [file]: print(documentsOf(face)) }, documentMode);
  return made.get(file) ?? "";
}

/** Documents with their types, by the file that they are written to. */
export async function withTypes(
  schema: string,
  documents: Record<string, string>,
  documentMode: "documentNode" | "string",
): Promise<Map<string, string>> {
  const content = `// Made by \`${GENERATE}\` from src/schema, src/resolvers and src/documents. Do not edit.\n`;
  const { warn } = console;
  // The parser of codegen warns of fragments that are other ones on another face, and cannot be told that they may be.
  console.warn = () => undefined;
  const { result, error } = await executeCodegen({
    schema,
    generates: Object.fromEntries(
      Object.entries(documents).map(([file, text]) => [
        file,
        {
          documents: text,
          plugins: [{ add: { content } }, "typescript-operations", "typed-document-node"],
          config: {
            useTypeImports: true,
            enumsAsTypes: true,
            avoidOptionals: false,
            strictScalars: true,
            scalars: { DateTimeISO: "string", JSON: "unknown", SafeInt: "number", ID: "string" },
            documentMode,
          },
        },
      ]),
    ),
    cwd: PROJECT_ROOT,
    silent: true,
  }).finally(() => (console.warn = warn));
  if (error) throw error;
  const missing = Object.keys(documents).find((file) => !result.some(({ filename }) => filename === file));
  if (missing !== undefined) throw new Error(`codegen made nothing for ${missing}`);
  return new Map(result.map(({ filename, content }) => [filename, content]));
}
