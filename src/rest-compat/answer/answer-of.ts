import {
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import type { Answer, Keywords, Member, ObjectShape, Shape } from "./shape.ts";

type Fields = GraphQLObjectType | GraphQLInterfaceType;

/** Fragments and operations of /v1 begin with it; what follows is the name of a component. */
const PREFIX = "Rest";
const AMOUNT = /usdMicros$/i;
/** Names of the two parts that every page has. */
const PAGE_NAMES: Readonly<Record<string, string>> = { nodes: "data", pageInfo: "nextCursor" };

/**
 * Reads what a document of /v1 answers: the one field of its operation or, where that holds one thing which is `@flat`,
 * that thing. Throws an Error for a document that says nothing clear, which no server should start with.
 */
export function answerOf(schema: GraphQLSchema, document: DocumentNode): Answer {
  return new AnswerReader(document).read(schema);
}

class AnswerReader {
  readonly #document: DocumentNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(document: DocumentNode) {
    this.#document = document;
    this.#fragments = new Map(
      document.definitions
        .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((one) => [one.name.value, one]),
    );
  }

  read(schema: GraphQLSchema): Answer {
    const operation = this.#document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    const root = operation && schema.getRootType(operation.operation);
    if (!operation?.name || !root) throw new Error("A document of /v1 is one named operation.");
    const [first, ...others] = this.#members(root, operation.selectionSet);
    if (first === undefined || others.length > 0)
      throw new Error(`${operation.name.value} asks for more than one thing.`);
    const path = [first.key];
    let { shape } = first;
    for (let only = lone(shape); only?.isFlat === true; only = lone(shape)) {
      path.push(only.key);
      ({ shape } = only);
    }
    return { path, shape: named(shape, componentOf(operation.name.value)) };
  }

  #members(parent: Fields, { selections }: SelectionSetNode, isAlways = true): Member[] {
    const members = selections.flatMap((one) => this.#membersOf(parent, one, isAlways));
    const twice = members.find((one, index) => members.findIndex(({ key }) => key === one.key) < index);
    if (twice) throw new Error(`${parent.name}.${twice.key} is asked for twice.`);
    return members;
  }

  #membersOf(parent: Fields, selection: SelectionNode, isAlways: boolean): Member[] {
    const always = isAlways && !has(selection, "include") && !has(selection, "skip");
    if (selection.kind === Kind.FIELD)
      return has(selection, "hidden") ? [] : [this.#member(parent, selection, always)];
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.#members(parent, selection.selectionSet, always);
    return this.#members(parent, this.#fragment(selection.name.value).selectionSet, always);
  }

  #fragment(name: string): FragmentDefinitionNode {
    const fragment = this.#fragments.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}.`);
    return fragment;
  }

  #member(parent: Fields, node: FieldNode, isAlways: boolean): Member {
    const field = parent.getFields()[node.name.value];
    if (!field) throw new Error(`${parent.name} has no field ${node.name.value}.`);
    const key = node.alias?.value ?? node.name.value;
    const shape = this.#shape(field, field.type, node, key);
    const description = field.description ?? "";
    return {
      key,
      name: isPage(parent) && node.alias === undefined ? (PAGE_NAMES[key] ?? key) : key,
      shape,
      isNullable: !isNonNullType(field.type),
      isAlways,
      isFlat: has(node, "flat"),
      description: shape.kind === "usd" ? description.replace("micro-USD", "USD") : description,
      keywords: (field.extensions["jsonSchema"] ?? {}) as Keywords,
    };
  }

  #shape(
    field: GraphQLField<unknown, unknown>,
    type: GraphQLOutputType,
    node: FieldNode,
    key: string,
  ): Shape {
    if (isNonNullType(type)) return this.#shape(field, type.ofType, node, key);
    if (isListType(type)) {
      const of = this.#shape(field, type.ofType, node, key);
      return { kind: "list", of: has(node, "bare") ? inner(of) : of, hasNulls: !isNonNullType(type.ofType) };
    }
    if (isEnumType(type)) return { kind: "enum", type };
    if (isLeafType(type))
      return AMOUNT.test(field.name) && !AMOUNT.test(key)
        ? { kind: "usd" }
        : { kind: "scalar", scalar: type.name };
    if (!isObjectType(type) && !isAbstractType(type)) throw new Error(`${field.name} cannot be shown.`);
    if (type.name === "PageInfo") return { kind: "nextCursor" };
    if (!("getFields" in type) || !node.selectionSet) throw new Error(`${field.name} cannot be shown.`);
    return this.#object(type, node.selectionSet);
  }

  /** A selection that is one fragment is the component of that fragment. */
  #object(type: Fields, selectionSet: SelectionSetNode): ObjectShape {
    const [only, ...others] = selectionSet.selections;
    const isFragment = only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0;
    return {
      kind: "object",
      component: isFragment ? componentOf(only.name.value) : null,
      type: type.name,
      description: type.description ?? "",
      members: this.#members(type, selectionSet),
    };
  }
}

/** The only thing that an object shows; null for anything else. */
function lone(shape: Shape): Member | null {
  const [member, ...others] = shape.kind === "object" ? shape.members : [];
  return member !== undefined && others.length === 0 ? member : null;
}

function has({ directives = [] }: SelectionNode, name: string): boolean {
  return directives.some((one) => one.name.value === name);
}

function isPage({ name }: Fields): boolean {
  return name.endsWith("Connection");
}

function componentOf(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}

/** An object that a list shows as its one field. */
function inner(shape: Shape): Shape {
  const member = lone(shape);
  if (member === null) throw new Error("A list that is @bare asks for one field of its items.");
  return { kind: "inner", member };
}

/** The whole answer is a component too: its own, or named as the operation. */
function named(shape: Shape, component: string): Shape {
  if (shape.kind === "object") return { ...shape, component: shape.component ?? component };
  if (shape.kind !== "list") return shape;
  // A list is a page of which nothing follows.
  const page = { isNullable: false, isAlways: true, isFlat: false, keywords: {} };
  return {
    kind: "object",
    component,
    type: component,
    description: "All there is, on one page.",
    members: [
      { ...page, key: "data", name: "data", shape, description: "All of them." },
      { ...page, key: "pageInfo", name: "nextCursor", shape: { kind: "nextCursor" }, description: "" },
    ],
  };
}
