import {
  type FragmentDefinitionNode,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { type ClientCall, isListed, isPage } from "./client-call.ts";
import { clientTermsOf } from "./client-terms.ts";

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "boolean",
  DateTime: "string",
  DateTimeISO: "string",
  Float: "number",
  ID: "string",
  Int: "number",
  JSON: "unknown",
  SafeInt: "number",
  String: "string",
};

/** The type of a value that a method takes. */
export function valueType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueType(type.ofType);
  if (isListType(type)) return `readonly ${valueType(type.ofType)}[]`;
  return isScalarType(type) ? scalarType(type.name) : type.name;
}

function scalarType(name: string): string {
  const known = SCALARS[name];
  if (known === undefined) throw new Error(`the client has no type for the scalar ${name}`);
  return known;
}

/** What a call gives: one, several, or a page of them. */
export interface Result {
  /** Type of one: the public name of its fragment, or else what the operation says. */
  item: string;
  form: "one" | "list" | "page";
  /** What it is among the types of the documents, where it has a public name. */
  model: Model | null;
}

/** A type under its public name. */
export interface Model {
  name: string;
  /** Its name among the types of the documents. */
  is: string;
  /** What the schema says of it. */
  about: string;
}

export function resultOf(call: ClientCall, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Result {
  const form = isPage(call.type) ? "page" : isListed(call.type) ? "list" : "one";
  const selections = form === "page" ? nodesOf(call) : call.selections;
  const spread = onlySpreadOf(selections);
  const fragment = spread === null ? undefined : fragments.get(spread);
  const { name } = clientTermsOf(fragment ?? call.operation);
  const about = aboutItem(call, form);
  if (fragment) {
    const model = { name: name ?? fragment.name.value, is: `${fragment.name.value}Fragment`, about };
    return { item: model.name, form, model };
  }
  const is = selections ? `${typeAlong(call)}${ITEM[form]}` : leafType(call);
  return name === null ? { item: is, form, model: null } : { item: name, form, model: { name, is, about } };
}

const ITEM = { one: "", list: "[number]", page: '["nodes"][number]' } as const;

function leafType({ type }: ClientCall): string {
  const named = getNamedType(type);
  return isEnumType(named) ? named.name : scalarType(named.name);
}

function aboutItem({ type }: ClientCall, form: Result["form"]): string {
  const named = getNamedType(type);
  if (form !== "page" || !isObjectType(named)) return named.description ?? "";
  const nodes = named.getFields()["nodes"];
  return (nodes && getNamedType(nodes.type).description) ?? "";
}

function nodesOf({ method, selections }: ClientCall): SelectionSetNode | undefined {
  const nodes = selections?.selections.find((one) => one.kind === Kind.FIELD && one.name.value === "nodes");
  if (nodes?.kind !== Kind.FIELD) throw new Error(`${method}: a page without nodes`);
  return nodes.selectionSet;
}

function onlySpreadOf(set: SelectionSetNode | undefined): string | null {
  const [only, more] = set?.selections ?? [];
  return only?.kind === Kind.FRAGMENT_SPREAD && more === undefined ? only.name.value : null;
}

function typeAlong({ operation, path }: ClientCall): string {
  const kind = operation.operation.charAt(0).toUpperCase() + operation.operation.slice(1);
  return path.reduce((type, { field, isNullable }) => {
    const inner = `${type}["${field}"]`;
    return isNullable ? `NonNullable<${inner}>` : inner;
  }, `${operation.name?.value}${kind}`);
}
