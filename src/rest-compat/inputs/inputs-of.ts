import {
  getNullableType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { restNamesOf } from "../answer/rest-names.ts";
import type { Keywords } from "../answer/shape.ts";

/** Micro-USD, which a call of /v1 gives in USD. */
const AMOUNT = /UsdMicros$/;

/** Something that a document takes. */
export interface Input {
  /** In a call of /v1. */
  name: string;
  /** The way to it in the variables of the document. */
  path: readonly [variable: string, field?: string];
  type: GraphQLInputType;
  isUsd: boolean;
  description: string;
  /** Undefined for none. */
  defaultValue: unknown;
  keywords: Keywords;
}

/** What a document takes: each variable by the argument that it is given to, of an input object each field. */
export function inputsOf(schema: GraphQLSchema, document: DocumentNode): Input[] {
  const found: Input[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ value }) {
        const argument = types.getArgument();
        const field = types.getFieldDef();
        if (value.kind !== Kind.VARIABLE || types.getDirective() || !argument || !field) return;
        const variable = value.name.value;
        const type = getNullableType(argument.type);
        if (isInputObjectType(type))
          for (const one of Object.values(type.getFields()))
            found.push(inputOf(type.name, one, [variable, one.name], one.extensions["jsonSchema"]));
        else
          found.push(
            inputOf(field.name, argument, [variable], field.extensions[`argument ${argument.name}`]),
          );
      },
    }),
  );
  return found;
}

function inputOf(
  owner: string,
  { name, type, description, defaultValue }: GraphQLArgument | GraphQLInputField,
  path: Input["path"],
  keywords: unknown,
): Input {
  const isUsd = AMOUNT.test(name);
  const [restName = name] = restNamesOf(owner, name);
  return {
    name: restName.replace(AMOUNT, ""),
    path,
    type,
    isUsd,
    description: isUsd ? (description ?? "").replace("micro-USD", "USD") : (description ?? ""),
    defaultValue,
    keywords: (keywords ?? {}) as Keywords,
  };
}
