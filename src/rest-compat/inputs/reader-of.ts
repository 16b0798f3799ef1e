import {
  isEnumType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from "graphql";
import { z } from "zod";
import { wholeNumberOf } from "../../kernel/number-text.ts";
import { microsOfUsd } from "../../kernel/usd.ts";
import type { Keywords } from "../answer/shape.ts";
import type { Input } from "./inputs-of.ts";

/** Reads an input from a call and makes of it what GraphQL takes. Everything in a query string is text. */
export function readerOf(input: Input, isText: boolean): z.ZodType {
  const { examples: _examples, default: standard, ...keywords } = input.keywords;
  const value = input.isUsd ? amount(keywords) : valueOf(input.type, keywords, isText);
  return withDefault(value, input, standard, isText).meta({
    description: input.description,
    ...unread(keywords),
  });
}

function withDefault(
  value: z.ZodType,
  { type, defaultValue }: Input,
  standard: unknown,
  isText: boolean,
): z.ZodType {
  // A field may say that null means something.
  if (standard === null) return value.nullable().prefault(null);
  if (defaultValue !== undefined) return value.prefault(asGiven(type, defaultValue, isText));
  return isNonNullType(type) ? value : value.optional();
}

/** A default as a caller would write it. */
function asGiven(type: GraphQLInputType, value: unknown, isText: boolean): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isEnumType(bare)) return wordOf(bare.getValues().find((one) => one.value === value)?.name ?? "");
  return isText && typeof value === "boolean" ? String(value) : value;
}

const wordOf = (name: string): string => name.toLowerCase();

/** Bounds of a parameter that says none. */
const PARAMETER: Keywords = { minLength: 1, maxLength: 200 };

function valueOf(type: GraphQLInputType, keywords: Keywords, isText: boolean): z.ZodType {
  if (isNonNullType(type)) return valueOf(type.ofType, keywords, isText);
  if (isListType(type)) return z.array(valueOf(type.ofType, {}, isText));
  if (isEnumType(type)) return word(type);
  const scalar = (type as GraphQLNamedType).name;
  switch (scalar) {
    case "ID":
    case "String":
      return text(isText && keywords["pattern"] === undefined ? { ...PARAMETER, ...keywords } : keywords);
    case "Int":
    case "SafeInt":
      return isText ? digits(bounded(z.int(), keywords)) : bounded(z.int(), keywords);
    case "Boolean":
      return isText ? z.enum(["true", "false"]).transform((given) => given === "true") : z.boolean();
    case "DateTimeISO":
      return z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString());
    default:
      throw new Error(`No call of /v1 can give a ${scalar}: say in the row how it is read.`);
  }
}

/** A whole number of a query string. */
export function digits(number: z.ZodNumber): z.ZodType<number> {
  return z.preprocess(
    (given) => (typeof given === "string" ? (wholeNumberOf(given) ?? given) : given),
    number,
  );
}

function word(type: GraphQLEnumType): z.ZodType {
  const words = type.getValues().map(({ name }) => wordOf(name));
  return z.enum(words).transform((given) => given.toUpperCase());
}

function text({ minLength, maxLength, pattern }: Keywords): z.ZodType {
  let read = z.string();
  if (minLength !== undefined) read = read.min(minLength as number);
  if (maxLength !== undefined) read = read.max(maxLength as number);
  return pattern === undefined ? read : read.regex(new RegExp(pattern as string));
}

function bounded(number: z.ZodNumber, { minimum, maximum }: Keywords): z.ZodNumber {
  const from = minimum === undefined ? number : number.min(minimum as number);
  return maximum === undefined ? from : from.max(maximum as number);
}

function amount(keywords: Keywords): z.ZodType {
  return bounded(z.number(), keywords).transform((usd, context) => {
    const micros = microsOfUsd(usd);
    if (micros === null) context.addIssue("It must be an amount in USD, with at most six decimal places.");
    return micros;
  });
}

const READ = new Set(["minimum", "maximum", "minLength", "maxLength", "pattern"]);

/** Keywords that the reference shows and the domain holds. */
function unread(keywords: Keywords): Keywords {
  return Object.fromEntries(Object.entries(keywords).filter(([name]) => !READ.has(name)));
}
