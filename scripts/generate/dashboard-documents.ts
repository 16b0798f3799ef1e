import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefinitionNode, type DocumentNode, Kind, parse, print, Source, visit } from "graphql";
import { documentsOf } from "./face-documents.ts";
import { type GeneratedFile, PROJECT_ROOT } from "./generated-file.ts";
import { publicSchema } from "./schema.ts";
import { untypedSchema, withTypes } from "./typed-documents.ts";

const IMPORT = "import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';";
/** What codegen declares in each file, and the dashboard once. */
const DECLARED = /^export class TypedDocumentString[^]*?^\}\n/m;

const SOURCES = globSync("dashboard/{data,features/*}/*.graphql", { cwd: PROJECT_ROOT }).sort();

/** Of each kind that the dashboard shows the documents that it sends, with their types. They may spread fragments of src/documents. */
export const dashboardDocuments: readonly GeneratedFile[] = SOURCES.map((source) => ({
  path: generatedOf(source),
  async render() {
    made ??= renderAll();
    return (await made).get(this.path) ?? "";
  },
}));

let made: Promise<Map<string, string>> | undefined;

function generatedOf(source: string): string {
  return `dashboard/generated/${path.basename(source, ".graphql")}.ts`;
}

async function renderAll(): Promise<Map<string, string>> {
  const shared = documentsOf("CLIENT");
  const documents = SOURCES.map((source) => [generatedOf(source), print(wholeOf(source, shared))] as const);
  const schema = untypedSchema(await publicSchema());
  const found = await withTypes(schema, Object.fromEntries(documents), "string");
  return new Map([...found].map(([file, text]) => [file, ofDashboard(text)]));
}

/** The documents of a file with the shared fragments that they use. */
function wholeOf(source: string, shared: DocumentNode): DocumentNode {
  const own = parse(new Source(readFileSync(path.join(PROJECT_ROOT, source), "utf8"), source));
  return withFragments(own.definitions, shared);
}

export function withFragments(own: readonly DefinitionNode[], shared: DocumentNode): DocumentNode {
  const definitions = [...own];
  for (const definition of definitions)
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const isThere = definitions.some(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === value,
        );
        const fragment = shared.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === value,
        );
        if (!isThere && fragment) definitions.push(fragment);
      },
    });
  return { kind: Kind.DOCUMENT, definitions };
}

/** @param imports more lines at its head */
export function ofDashboard(text: string, imports: readonly string[] = []): string {
  if (!text.includes(IMPORT) || !DECLARED.test(text))
    throw new Error("codegen writes other lines at the head of documents");
  return (
    text
      .replace(IMPORT, [...imports, 'import { TypedDocument } from "../data/typed-document.ts";'].join("\n"))
      .replace(DECLARED, "")
      // Names of fragments, which nothing here asks for.
      .replaceAll(/`, \{"fragmentName":"\w+"\}\)/g, "`)")
      .replaceAll("new TypedDocumentString(", "/* @__PURE__ */ new TypedDocument(")
      .replaceAll("as unknown as TypedDocumentString<", "as TypedDocument<")
  );
}
