import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fragmentsOf } from "./document-limits.ts";

/** Whether an operation asks for the schema alone. */
export function isIntrospection({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (root) => root.kind === Kind.FIELD && root.name.value.startsWith("__"),
  );
}

/**
 * As how many calls an operation counts: a mutation does as much as its root fields do one by one, all else is one call.
 * Fields that are skipped count too.
 */
export function callsOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  if (operation.operation !== OperationTypeNode.MUTATION) return 1;
  const fragments = fragmentsOf(document);
  const spread = new Set<string>();
  const keys = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) keys.add((selection.alias ?? selection.name).value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(operation.selectionSet);
  return Math.max(1, keys.size);
}
