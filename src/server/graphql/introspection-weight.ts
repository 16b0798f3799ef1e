import {
  getIntrospectionQuery,
  getOperationAST,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** How many there are of each, about: only the relation to the query that tools send counts. */
const ITEMS: Readonly<Record<string, number>> = {
  types: 100,
  fields: 10,
  inputFields: 10,
  directives: 5,
  enumValues: 5,
  args: 3,
  possibleTypes: 3,
  interfaces: 2,
  ofType: 0.3,
};
/** Selections still looked at, and levels: cycles of fragments, which another rule reports, end here. */
const BUDGET = 20_000;
const MAX_NESTING = 60;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What an operation's `__schema` and `__type` make the server write, in parts of what tools ask for with all options on. */
export function introspectionWeight(operation: SelectionSetNode, fragments: Fragments): number {
  return weightOf(operation, { fragments, left: BUDGET }, false, 0) / FULL;
}

/** @param isInside whether the set stands below `__schema` or `__type` */
function weightOf(
  { selections }: SelectionSetNode,
  walk: { fragments: Fragments; left: number },
  isInside: boolean,
  nesting: number,
): number {
  let weight = 0;
  for (const selection of selections) {
    walk.left -= 1;
    if (walk.left < 0 || nesting > MAX_NESTING) return Number.POSITIVE_INFINITY;
    if (selection.kind !== Kind.FIELD) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const { selectionSet } = isSpread ? (walk.fragments.get(selection.name.value) ?? {}) : selection;
      if (selectionSet) weight += weightOf(selectionSet, walk, isInside, nesting + 1);
      continue;
    }
    const { selectionSet } = selection;
    const name = selection.name.value;
    if (!isInside && name !== "__schema" && name !== "__type") continue;
    const below = selectionSet ? weightOf(selectionSet, walk, true, nesting + 1) : 0;
    weight += (ITEMS[name] ?? 1) * (1 + below);
  }
  return weight;
}

const FULL = ((): number => {
  const all = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
  const document = parse(getIntrospectionQuery({ ...all, inputValueDeprecation: true }));
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const operation = getOperationAST(document);
  return operation ? weightOf(operation.selectionSet, { fragments, left: BUDGET }, false, 0) : 1;
})();
