import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { Weight } from "../../schema/shared/weighs.ts";
import { fragmentsOf } from "./document-limits.ts";

/** Room for the whole catalog with all its texts, once. */
export const MAX_COST = 24_000;
/** What so many bytes of text cost, as much as building an object. */
const BYTES_OF_AN_OBJECT = 2000;

type Variables = Readonly<Record<string, unknown>>;

/**
 * How many objects an operation may make the server build: every field with a selection counts one, times the page
 * sizes above it. `first` may be a literal, a variable or absent, which counts as `DEFAULT_PAGE`. A field that `Weighs` something
 * counts for its bytes, and for the items of a list that has no pages.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  return sumOf(schema, document, operation, variables, "objects");
}

/** The part of the cost that is for text which does not depend on who asks. */
export function textCostOf(...[schema, document, operation, variables]: Parameters<typeof costOf>): number {
  return sumOf(schema, document, operation, variables, "texts");
}

function sumOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  what: "objects" | "texts",
): number {
  const { fields, [what]: fixed } = costsOf(schema);
  const known = fixed.get(operation);
  if (known !== undefined) return known;
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value);
  }
  const walk: Walk = {
    ...{ schema, fields, isFixed: true, anObject: what === "objects" ? 1 : 0 },
    fragments: fragmentsOf(document),
    variables: { ...defaults, ...variables },
    budget: { left: 20_000 },
  };
  const cost = costOfSet(operation.selectionSet, schema.getRootType(operation.operation), walk, 0);
  // Nothing is nothing at any page size.
  if (walk.isFixed || cost === 0) fixed.set(operation, cost);
  return cost;
}

interface Walk {
  schema: GraphQLSchema;
  fields: Map<GraphQLField<unknown, unknown>, FieldCost>;
  /** What an object costs: nothing where only text counts. */
  anObject: 0 | 1;
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

type Parent = GraphQLNamedType | null | undefined;

function costOfSet(set: SelectionSetNode, parent: Parent, walk: Walk, nesting: number): number {
  let cost = 0;
  for (const selection of set.selections) {
    walk.budget.left -= 1;
    if (walk.budget.left < 0 || nesting > MAX_NESTING) return Number.POSITIVE_INFINITY;
    if (selection.kind === Kind.FIELD) {
      cost += costOfField(selection, parent, walk, nesting);
      continue;
    }
    const isInline = selection.kind === Kind.INLINE_FRAGMENT;
    const fragment = isInline ? selection : walk.fragments.get(selection.name.value);
    if (fragment === undefined) continue;
    const narrowed = fragment.typeCondition && walk.schema.getType(fragment.typeCondition.name.value);
    cost += costOfSet(fragment.selectionSet, narrowed ?? parent, walk, nesting + 1);
  }
  return cost;
}

function costOfField(field: FieldNode, parent: Parent, walk: Walk, nesting: number): number {
  const own = fieldCost(field.name.value, parent, walk.fields);
  if (!field.selectionSet) return own.text;
  const below = costOfSet(field.selectionSet, own.type, walk, nesting + 1);
  const items = own.isPaged ? pageSizeOf(field, walk) : own.items;
  const { anObject } = walk;
  if (items === null) return anObject + below;
  // A negative size, which its resolver refuses, must not pay for the rest; a list of leaves still makes objects.
  return anObject + Math.max(1, items) * Math.max(anObject, below);
}

function pageSizeOf(field: FieldNode, walk: Walk): number {
  const { variables } = walk;
  const first = field.arguments?.find((argument) => argument.name.value === "first")?.value;
  if (first?.kind === Kind.INT) return Number(first.value);
  if (first?.kind === Kind.VARIABLE) {
    walk.isFixed = false;
    const value = variables[first.name.value];
    if (typeof value === "number") return value;
  }
  return DEFAULT_PAGE;
}

interface FieldCost {
  type: GraphQLNamedType | null;
  /** Whether it takes a page size, which not every call gives. */
  isPaged: boolean;
  /** Of a list without pages. */
  items: number | null;
  text: number;
}

/** Of what the schema knows nothing of, as of introspection, which has a weight of its own. */
const UNKNOWN: FieldCost = { type: null, isPaged: false, items: null, text: 0 };

function fieldCost(name: string, parent: Parent, known: Walk["fields"]): FieldCost {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  if (field === undefined) return UNKNOWN;
  const before = known.get(field);
  if (before !== undefined) return before;
  const { bytes = 0, items = null } = (field.extensions["weight"] ?? {}) as Weight;
  const cost = {
    type: getNamedType(field.type),
    isPaged: field.args.some((arg) => arg.name === "first"),
    items,
    text: Math.ceil(bytes / BYTES_OF_AN_OBJECT),
  };
  known.set(field, cost);
  return cost;
}

interface SchemaCosts {
  fields: Walk["fields"];
  /** What operations cost with any variables, in all and for their texts alone. */
  objects: WeakMap<OperationDefinitionNode, number>;
  texts: WeakMap<OperationDefinitionNode, number>;
}

const costsBySchema = new WeakMap<GraphQLSchema, SchemaCosts>();

function costsOf(schema: GraphQLSchema): SchemaCosts {
  const known = costsBySchema.get(schema);
  if (known) return known;
  const costs: SchemaCosts = { fields: new Map(), objects: new WeakMap(), texts: new WeakMap() };
  costsBySchema.set(schema, costs);
  return costs;
}
