import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type ASTNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  isTypeSystemDefinitionNode,
  Kind,
  parse,
  Source,
  visit,
} from "graphql";
import { PROJECT_ROOT } from "./generated-file.ts";

/** Who asks: the routes of /v1, or the client. */
export type Face = "REST" | "CLIENT";

const FOLDER = path.join(PROJECT_ROOT, "src/documents");

/** The directives of src/documents, which the schema of documents knows. */
export function documentDirectives(): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: written().filter(isTypeSystemDefinitionNode) };
}

/**
 * The documents of src/documents as one face has them.
 * @param isNoted whether what `@client` says of them is left in
 */
export function documentsOf(face: Face, isNoted = false): DocumentNode {
  const all = written().filter((one) => !isTypeSystemDefinitionNode(one));
  return withoutUnused(forFace({ kind: Kind.DOCUMENT, definitions: all }, face, isNoted));
}

function written(): DefinitionNode[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => [
      ...parse(new Source(readFileSync(path.join(FOLDER, name), "utf8"), name)).definitions,
    ]);
}

function forFace(document: DocumentNode, face: Face, isNoted: boolean): DocumentNode {
  let gone = new Set<string>();
  return visit(document, {
    enter(node) {
      if (isOfOther(node, face)) return null;
      if (node.kind === Kind.OPERATION_DEFINITION)
        gone = new Set(
          node.variableDefinitions
            ?.filter((one) => isOfOther(one, face))
            .map((one) => one.variable.name.value),
        );
      // An argument goes with its variable.
      if (node.kind === Kind.ARGUMENT && node.value.kind === Kind.VARIABLE && gone.has(node.value.name.value))
        return null;
      if (node.kind === Kind.DIRECTIVE && !isOfFace(node, face, isNoted)) return null;
      return undefined;
    },
  });
}

/** Directives of GraphQL itself stay; of ours, those about /v1 stay there. */
function isOfFace({ name: { value } }: DirectiveNode, face: Face, isNoted: boolean): boolean {
  if (value === "client") return isNoted;
  return value === "include" || value === "skip" || (face === "REST" && value !== "only");
}

function isOfOther(node: ASTNode, face: Face): boolean {
  const only = "directives" in node ? node.directives?.find(({ name }) => name.value === "only") : undefined;
  const wanted = only?.arguments?.[0]?.value;
  return wanted?.kind === Kind.ENUM && wanted.value !== face;
}

/** Without fragments that no operation asks for. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const used = new Set<DefinitionNode>();
  const use = (definition: DefinitionNode): void => {
    if (used.has(definition)) return;
    used.add(definition);
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) use(fragment);
      },
    });
  };
  document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION).forEach(use);
  return { ...document, definitions: document.definitions.filter((one) => used.has(one)) };
}
