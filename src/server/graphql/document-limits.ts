import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import { introspectionWeight } from "./introspection-weight.ts";

export const MAX_DEPTH = 14;
export const MAX_ALIASES = 30;
export const MAX_ROOT_FIELDS = 30;
/** Introspection as tools send it is this deep and no deeper. */
const MAX_INTROSPECTION_DEPTH = 16;
/** One whole introspection of the schema takes a tenth of a second: an operation may ask for little more. */
const MAX_INTROSPECTION = 1.5;
export const MAX_TOKENS = 3000;
/** Each error of a variable quotes all of the object that it is in. */
export const MAX_VARIABLE_ERRORS = 5;

interface Measure {
  depth: number;
  aliases: number;
  fields: number;
}

/** The extension that marks a refusal by a limit; the error exits turn it into `graphql_too_complex`. */
export const TOO_COMPLEX = { code: "GRAPHQL_TOO_COMPLEX" };

/** Validation rule: refuses documents that are too deep, too wide or alias one field too often. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const fragments = fragmentsOf(document);
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const problem = problemOf(
          measure(definition.selectionSet, fragments, new Map(), new Set()),
          isIntrospection(definition.selectionSet),
        );
        if (problem)
          context.reportError(new GraphQLError(problem, { nodes: definition, extensions: TOO_COMPLEX }));
        if (introspectionWeight(definition.selectionSet, fragments) > MAX_INTROSPECTION)
          context.reportError(
            new GraphQLError("The document asks for more than one introspection of the schema.", {
              nodes: definition,
              extensions: TOO_COMPLEX,
            }),
          );
        const roots = definition.selectionSet.selections.length;
        if (roots > MAX_ROOT_FIELDS) {
          context.reportError(
            new GraphQLError(`${roots} root fields; at most ${MAX_ROOT_FIELDS} are allowed.`, {
              nodes: definition,
              extensions: TOO_COMPLEX,
            }),
          );
        }
      }
    },
  };
}

function problemOf({ depth, aliases }: Measure, introspection: boolean): string | null {
  const maxDepth = introspection ? MAX_INTROSPECTION_DEPTH : MAX_DEPTH;
  if (depth > maxDepth) return `The document is ${depth} levels deep; at most ${maxDepth} are allowed.`;
  if (aliases > MAX_ALIASES)
    return `The document has ${aliases} aliases; at most ${MAX_ALIASES} are allowed.`;
  return null;
}

function isIntrospection(set: SelectionSetNode): boolean {
  return set.selections.every((one) => one.kind === Kind.FIELD && one.name.value.startsWith("__"));
}

export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
}

/** Each fragment is measured once, however often it is spread; cycles, which another rule reports, end here. */
function measure(
  set: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  known: Map<string, Measure>,
  open: Set<string>,
): Measure {
  const total: Measure = { depth: 0, aliases: 0, fields: 0 };
  const add = (part: Measure, levels: number): void => {
    total.depth = Math.max(total.depth, part.depth + levels);
    total.aliases += part.aliases;
    total.fields += part.fields;
  };
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      add({ depth: 0, aliases: selection.alias ? 1 : 0, fields: 1 }, 1);
      if (selection.selectionSet) add(measure(selection.selectionSet, fragments, known, open), 1);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measure(selection.selectionSet, fragments, known, open), 0);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || open.has(name)) continue;
      open.add(name);
      const part = known.get(name) ?? measure(fragment.selectionSet, fragments, known, open);
      open.delete(name);
      known.set(name, part);
      add(part, 0);
    }
  }
  return total;
}
