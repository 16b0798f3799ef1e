import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from "graphql";
import { clientTermsOf } from "./client-terms.ts";

/** One value that a method takes. */
export interface CallValue {
  name: string;
  type: GraphQLInputType;
  /** What the schema says of it. */
  about: string;
  /** False for one that may be left out. */
  isRequired: boolean;
  /** What the schema takes where it is left out, although the document asks for it. */
  usual: unknown;
}

/** One field on the way from the answer to what a method gives. */
export interface Step {
  field: string;
  isNullable: boolean;
}

/** A method of the client, made of an operation of src/documents. */
export interface ClientCall {
  method: string;
  operation: OperationDefinitionNode;
  /** What the schema says of the field that answers. */
  about: string;
  /** Given one by one. */
  values: readonly CallValue[];
  /** Given together, and left out as they like. */
  options: readonly CallValue[];
  /** Name of the one object that holds all values, where they are given so. */
  object: string | null;
  path: readonly Step[];
  /** Whether nothing there is an answer: what was asked for by its id, or by its name in something else. */
  isLookUp: boolean;
  /** Type and selection at the end of the path. */
  type: GraphQLOutputType;
  selections: SelectionSetNode | undefined;
}

/** By rule; what does not follow it is said by `@client` in the document. Null for an operation that has a method by hand. */
export function clientCallOf(operation: OperationDefinitionNode, schema: GraphQLSchema): ClientCall | null {
  const name = operation.name?.value ?? "";
  const terms = clientTermsOf(operation);
  if (terms.isOwn) return null;
  const arguments_ = new Map<string, GraphQLArgument>();
  const { path, field, described, selections } = answerOf(operation, schema, arguments_);
  const values = (operation.variableDefinitions ?? []).map((one) => valueOf(one, arguments_, name));
  const isOption = ({ isRequired }: CallValue): boolean => !isRequired && !terms.isPositional;
  return {
    method: name.charAt(0).toLowerCase() + name.slice(1),
    operation,
    about: described.description ?? "",
    values: terms.object === null ? values.filter((one) => !isOption(one)) : values,
    options: terms.object === null ? values.filter(isOption) : [],
    object: terms.object,
    path,
    isLookUp:
      operation.operation === OperationTypeNode.QUERY &&
      (terms.isLookUp || values.some((one) => one.name === "id")),
    type: field.type,
    selections,
  };
}

interface Answer {
  path: Step[];
  /** What says what the call does: of a mutation the root field. */
  described: GraphQLField<unknown, unknown>;
  field: GraphQLField<unknown, unknown>;
  selections: SelectionSetNode | undefined;
}

/**
 * The field that answers: of a mutation the only one of its payload, or else the payload; of a query the innermost one, where
 * objects around it hold nothing else. Arguments on the way are collected by the variable that they take.
 */
function answerOf(
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  arguments_: Map<string, GraphQLArgument>,
): Answer {
  const path: Step[] = [];
  let root: GraphQLField<unknown, unknown> | undefined;
  let parent = rootOf(operation, schema);
  for (let set = operation.selectionSet; ;) {
    const node = onlyFieldOf(set);
    const field = node && parent.getFields()[node.name.value];
    if (!node || !field) throw new Error(`${operation.name?.value}: the document does not ask for one field`);
    root ??= field;
    collect(node, field, arguments_);
    path.push({ field: node.alias?.value ?? node.name.value, isNullable: !isNonNullType(field.type) });
    const type = isNonNullType(field.type) ? field.type.ofType : field.type;
    const inner = node.selectionSet;
    if (!inner || !isObjectType(type) || isPage(type) || !isPassedOver(operation, path.length, inner))
      return {
        path,
        field,
        described: operation.operation === OperationTypeNode.MUTATION ? root : field,
        selections: inner,
      };
    parent = type;
    set = inner;
  }
}

/** Whether what is asked for inside is the answer: of a payload its only field, of a query an object or list that is alone. */
function isPassedOver(
  { operation }: OperationDefinitionNode,
  depth: number,
  inner: SelectionSetNode,
): boolean {
  const only = onlyFieldOf(inner);
  if (only === null || operation === OperationTypeNode.SUBSCRIPTION) return false;
  return operation === OperationTypeNode.MUTATION ? depth === 1 : only.selectionSet !== undefined;
}

function rootOf({ operation }: OperationDefinitionNode, schema: GraphQLSchema): GraphQLObjectType {
  const root = schema.getRootType(operation);
  if (!root) throw new Error(`the schema has no ${operation}`);
  return root;
}

function onlyFieldOf({ selections }: SelectionSetNode): FieldNode | null {
  const [only, more] = selections;
  return only?.kind === Kind.FIELD && more === undefined ? only : null;
}

function collect(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  into: Map<string, GraphQLArgument>,
): void {
  for (const { name, value } of node.arguments ?? []) {
    const argument = field.args.find((one) => one.name === name.value);
    if (value.kind === Kind.VARIABLE && argument) into.set(value.name.value, argument);
  }
}

function valueOf(
  { variable, type }: VariableDefinitionNode,
  arguments_: ReadonlyMap<string, GraphQLArgument>,
  operation: string,
): CallValue {
  const name = variable.name.value;
  const argument = arguments_.get(name);
  if (!argument) throw new Error(`${operation}: no argument takes $${name}; mark it @client(own: true)`);
  const { defaultValue: usual } = argument;
  return {
    name,
    type: argument.type,
    about: argument.description ?? "",
    isRequired: type.kind === Kind.NON_NULL_TYPE && usual === undefined,
    usual: type.kind === Kind.NON_NULL_TYPE ? usual : undefined,
  };
}

export function isPage(type: GraphQLOutputType): boolean {
  return getNamedType(type).name.endsWith("Connection");
}

export function isListed(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
