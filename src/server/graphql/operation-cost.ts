import {
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fragmentsOf } from "./document-limits.ts";

export const MAX_COST = 20_000;

type Variables = Readonly<Record<string, unknown>>;

/**
 * How many objects an operation may make the server build: every field with a selection counts one, times the page
 * sizes above it. `first` may be a literal, a variable or absent, which counts as `DEFAULT_PAGE`.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const { paged, fixed } = costsOf(schema);
  const known = fixed.get(operation);
  if (known !== undefined) return known;
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value);
  }
  const walk: Walk = {
    ...{ paged, isFixed: true },
    fragments: fragmentsOf(document),
    variables: { ...defaults, ...variables },
    budget: { left: 20_000 },
  };
  const cost = costOfSet(operation.selectionSet, walk, 0);
  if (walk.isFixed) fixed.set(operation, cost);
  return cost;
}

interface Walk {
  paged: ReadonlySet<string>;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Variables;
  /** False once a variable was looked at. */
  isFixed: boolean;
  /** Selections still looked at: a bomb of nested fragments ends here and counts as too dear. */
  budget: { left: number };
}

const DEFAULT_PAGE = 100;
/** Far above any allowed depth. */
const MAX_NESTING = 100;

function costOfSet(set: SelectionSetNode, walk: Walk, nesting: number): number {
  let cost = 0;
  for (const selection of set.selections) {
    walk.budget.left -= 1;
    if (walk.budget.left < 0 || nesting > MAX_NESTING) return Number.POSITIVE_INFINITY;
    if (selection.kind === Kind.FIELD) cost += costOfField(selection, walk, nesting);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      cost += costOfSet(selection.selectionSet, walk, nesting + 1);
    else {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment) cost += costOfSet(fragment.selectionSet, walk, nesting + 1);
    }
  }
  return cost;
}

function costOfField(field: FieldNode, walk: Walk, nesting: number): number {
  if (!field.selectionSet) return 0;
  const below = costOfSet(field.selectionSet, walk, nesting + 1);
  const items = pageSizeOf(field, walk);
  if (items === null) return 1 + below;
  // A negative size, which its resolver refuses, must not pay for the rest; a list of leaves still makes objects.
  return 1 + Math.max(1, items) * Math.max(1, below);
}

/** Null for a field that is no page. */
function pageSizeOf(field: FieldNode, walk: Walk): number | null {
  const { paged, variables } = walk;
  const first = field.arguments?.find((argument) => argument.name.value === "first")?.value;
  if (first?.kind === Kind.INT) return Number(first.value);
  if (first?.kind === Kind.VARIABLE) {
    walk.isFixed = false;
    const value = variables[first.name.value];
    if (typeof value === "number") return value;
  }
  return paged.has(field.name.value) ? DEFAULT_PAGE : null;
}

interface SchemaCosts {
  /** Names of the fields that take a page size, which not every call gives. */
  paged: ReadonlySet<string>;
  /** What operations cost with any variables. */
  fixed: WeakMap<OperationDefinitionNode, number>;
}

const costsBySchema = new WeakMap<GraphQLSchema, SchemaCosts>();

function costsOf(schema: GraphQLSchema): SchemaCosts {
  const known = costsBySchema.get(schema);
  if (known) return known;
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ args }) => args.some(({ name }) => name === "first"));
  const costs = { paged: new Set(fields.map(({ name }) => name)), fixed: new WeakMap() };
  costsBySchema.set(schema, costs);
  return costs;
}
