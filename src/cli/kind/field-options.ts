import { InvalidArgumentError, Option } from "commander";
import { decimalOf } from "../../kernel/number-text.ts";
import { isoDate, words } from "../option-values.ts";
import type { Field } from "./calls.ts";

/** How the command line says fields that it does not say by the rule. */
export type Wordings = Readonly<Record<string, { option?: string; value?: string; about?: string }>>;

/** Fields of a call as options of a command. */
export interface FieldOptions {
  options: readonly Option[];
  /** What the call is asked with, from what the command line gave; what was left out is left out. */
  valuesOf: (given: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** What was given, as words of the command line. */
  wordsOf: (given: Readonly<Record<string, unknown>>) => string;
}

/**
 * An option for each field: `isEnabled` is `--enabled <on|off>`, `requestId` is `--request <id>`, `expiresAt` is
 * `--expires <date>`. Which values are right is left to the gateway, except for the words of an enum.
 * @param isFilter whether a field that is true or false is a flag
 */
export function fieldOptions(
  fields: readonly Field[],
  { wordings = {}, isFilter = false }: { wordings?: Wordings | undefined; isFilter?: boolean } = {},
): FieldOptions {
  const made = fields.map((field) => {
    return { field, option: optionOf(field, wordings[field.name] ?? {}, isFilter) };
  });
  return {
    options: made.map(({ option }) => option),
    valuesOf: (given) =>
      Object.fromEntries(
        made
          .map(({ field, option }) => [field.name, valueOf(field, given[option.attributeName()])] as const)
          .filter(([, value]) => value !== undefined),
      ),
    wordsOf: (given) =>
      made
        .map(({ option }) => ({ option, value: given[option.attributeName()] }))
        .filter(({ value }) => value !== undefined)
        .map(({ option: { long }, value }) => (value === true ? ` ${long}` : ` ${long} ${String(value)}`))
        .join(""),
  };
}

function optionOf(field: Field, wording: Wordings[string], isFilter: boolean): Option {
  const {
    option: name = optionName(field),
    about = field.about,
    value = PLACE[field.type] ?? name,
  } = wording;
  if (field.type === "boolean" && isFilter) return new Option(`--${name}`, about);
  const option = new Option(`--${name} <${value}>`, about);
  if (field.words && field.type === "list") listOf(option, field.words);
  else if (field.words) option.choices(field.words.map((word) => word.toLowerCase()));
  else if (field.type === "boolean") option.choices(["on", "off"]);
  else option.argParser<unknown>(PARSERS[field.type] ?? String);
  if (field.usual !== undefined && field.usual !== "") option.default(shown(field.usual));
  return option.makeOptionMandatory(field.isRequired === true);
}

/** `choices()` would refuse `a,b`; what can be chosen is for help and completion only. */
function listOf(option: Option, known: readonly string[]): void {
  option.argChoices = known.map((word) => word.toLowerCase());
  option.argParser<unknown>((text, before) => {
    const found = words(text, before as string[] | undefined);
    if (found.every((word) => known.includes(word.toUpperCase()))) return found;
    throw new InvalidArgumentError(`Known words are ${option.argChoices?.join(", ") ?? ""}.`);
  });
}

/** What stands for a value in the help, where it is not the name of the option. */
const PLACE: Partial<Record<Field["type"], string>> = {
  boolean: "on|off",
  id: "id",
  json: "json",
  moment: "date",
  number: "n",
};

const PARSERS: Partial<Record<Field["type"], (text: string, before: unknown) => unknown>> = {
  json: jsonValue,
  list: (text, before) => words(text, before as string[] | undefined),
  moment: isoDate,
  number: numberValue,
};

export function optionName({ name, type }: Field): string {
  const bare = name
    .replace(type === "boolean" ? /^is(?=[A-Z])/ : "", "")
    .replace(type === "id" ? /Id$/ : type === "moment" ? /At$/ : "", "");
  return bare.replace(/[A-Z]/g, (letter, at) => `${at === 0 ? "" : "-"}${letter.toLowerCase()}`);
}

function valueOf({ type, words: known }: Field, given: unknown): unknown {
  if (type === "boolean" && typeof given === "string") return given === "on";
  if (!known) return given;
  return Array.isArray(given)
    ? given.map((word) => String(word).toUpperCase())
    : (given as string | undefined)?.toUpperCase();
}

function shown(usual: boolean | number | string): number | string {
  if (typeof usual === "boolean") return usual ? "on" : "off";
  return typeof usual === "string" ? usual.toLowerCase() : usual;
}

function numberValue(text: string): number {
  const value = decimalOf(text);
  if (value === null) throw new InvalidArgumentError("It must be a number.");
  return value;
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError("It must be JSON.");
  }
}
