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
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { restNamesOf } from "./rest-names.ts";
import type { Answer, Keywords, Member, ObjectShape, Shape } from "./shape.ts";

type Fields = GraphQLObjectType | GraphQLInterfaceType;

const AMOUNT = /UsdMicros$/;
/**
 * Reads what a document of /v1 answers: the one field of its operation or, where that holds one thing which is `@flat`,
 * that thing. Throws an Error for a document that says nothing clear, which no server should start with.
 */
export function answerOf(schema: GraphQLSchema, document: DocumentNode): Answer {
  return new AnswerReader(document).read(schema);
}

/** The operation of a document of /v1. */
export function operationOf({ definitions }: DocumentNode): OperationDefinitionNode & { name: NameNode } {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name) throw new Error("A document of /v1 is one named operation.");
  return { ...operation, name: operation.name };
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
    const operation = operationOf(this.#document);
    const root = schema.getRootType(operation.operation);
    if (!root) throw new Error(`The schema has no ${operation.operation}.`);
    const [first, ...others] = this.#members(root, operation.selectionSet);
    if (first === undefined || others.length > 0)
      throw new Error(`${operation.name.value} asks for more than one thing.`);
    const path = [first.key];
    let { shape } = first;
    for (let only = lone(shape); only?.isFlat === true; only = lone(shape)) {
      path.push(only.key);
      ({ shape } = only);
    }
    return {
      path,
      shape: named(shape, textOf(operation, "component") ?? listOf(shape) ?? operation.name.value),
    };
  }

  #members(parent: Fields, { selections }: SelectionSetNode, isAlways = true): Member[] {
    const members = selections.flatMap((one) => this.#membersOf(parent, one, isAlways));
    const twice = members.find((one, index) => members.findIndex(({ name }) => name === one.name) < index);
    if (twice) throw new Error(`${parent.name}.${twice.name} is asked for twice.`);
    return members;
  }

  #membersOf(parent: Fields, selection: SelectionNode, isAlways: boolean): Member[] {
    const always = isAlways && !has(selection, "include") && !has(selection, "skip");
    if (selection.kind === Kind.FIELD)
      return has(selection, "hidden") ? [] : this.#fieldMembers(parent, selection, always);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.#members(parent, selection.selectionSet, always);
    return this.#members(parent, this.#fragment(selection.name.value).selectionSet, always);
  }

  #fragment(name: string): FragmentDefinitionNode {
    const fragment = this.#fragments.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}.`);
    return fragment;
  }

  /** Under each of its names: an amount that is @usd is shown in USD too. */
  #fieldMembers(parent: Fields, node: FieldNode, isAlways: boolean): Member[] {
    const field = parent.getFields()[node.name.value];
    if (!field) throw new Error(`${parent.name} has no field ${node.name.value}.`);
    const key = node.alias?.value ?? node.name.value;
    const shape = this.#shape(field, field.type, node);
    const { description } = shape.kind === "inner" ? shape.member : { description: field.description ?? "" };
    const of = {
      key,
      shape,
      isNullable: !isNonNullType(field.type),
      isAlways,
      isFlat: has(node, "flat"),
      description,
      keywords: (field.extensions["jsonSchema"] ?? {}) as Keywords,
    };
    const usd: Member = {
      ...of,
      name: textOf(node, "usd") ?? key.replace(AMOUNT, ""),
      shape: { kind: "usd" },
      description: description.replace("micro-USD", "USD"),
    };
    return [
      ...(has(node, "usd") ? [usd] : []),
      ...restNamesOf(parent.name, key).map((name, index, [first]) => ({
        ...of,
        name,
        description: index === 0 ? description : `The same as \`${first}\`.`,
      })),
    ];
  }

  #shape(field: GraphQLField<unknown, unknown>, type: GraphQLOutputType, node: FieldNode): Shape {
    if (isNonNullType(type)) return this.#shape(field, type.ofType, node);
    if (isListType(type)) {
      const of = this.#shape(field, type.ofType, node);
      return { kind: "list", of, hasNulls: !isNonNullType(type.ofType) };
    }
    if (isEnumType(type)) return { kind: "enum", type };
    if (isLeafType(type)) return { kind: "scalar", scalar: type.name };
    if (!isObjectType(type) && !isAbstractType(type)) throw new Error(`${field.name} cannot be shown.`);
    if (type.name === "PageInfo") return { kind: "nextCursor" };
    if (!("getFields" in type) || !node.selectionSet) throw new Error(`${field.name} cannot be shown.`);
    const shape = this.#object(type, node.selectionSet);
    return has(node, "bare") ? inner(shape) : shape;
  }

  /** A selection that is one fragment is the component of that fragment. */
  #object(type: Fields, selectionSet: SelectionSetNode): ObjectShape {
    const [only, ...others] = selectionSet.selections;
    const isFragment = only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0;
    return {
      kind: "object",
      component: isFragment ? only.name.value : null,
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

/** The text that a directive says of a node. */
function textOf({ directives = [] }: FieldNode | OperationDefinitionNode, name: string): string | undefined {
  const value = directives.find((one) => one.name.value === name)?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** The name of a page, or of a whole list, after the component that it is of. */
function listOf(shape: Shape): string | undefined {
  const items = shape.kind === "object" ? shape.members.find(({ key }) => key === "nodes")?.shape : shape;
  return items?.kind === "list" && items.of.kind === "object" && items.of.component !== null
    ? `${items.of.component}List`
    : undefined;
}

/** An object that is shown as its one field. */
function inner(shape: Shape): Shape {
  const member = lone(shape);
  if (member === null) throw new Error("What is @bare asks for one field.");
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
