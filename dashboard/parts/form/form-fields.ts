import { controlOf, type Control } from "./control.ts";
import { draftOf, valueOf, type Draft, type Drafts } from "./draft.ts";
import { inWords } from "../ui/in-words.ts";
import type { JsonSchema } from "./json-schema.ts";

export interface FormField {
  name: string;
  /** The name in words: `Search terms`. */
  label: string;
  help: string;
  isRequired: boolean;
  /** Other names that a program may send it by. */
  aliases: readonly string[];
  /** What counts when it is left alone. */
  fallback: unknown;
  control: Control;
  /** What the words of a choice mean, where somebody says it. */
  optionLabels?: Readonly<Record<string, string>>;
  /** One of several fields of which one has to be given. */
  isAlternative: boolean;
  /** In the example of the operation. */
  isUsual: boolean;
  /** Seldom needed: folded away until somebody looks for it. */
  isRare: boolean;
}

/** So many stand open, if there are no more that are needed. */
const OPEN_FIELDS = 5;

/** The fields of the JSON Schema of an object. `hidden` has a place of its own; `usual` fields are never folded. */
export function formFields(
  schema: unknown,
  { hidden, usual }: { hidden: readonly string[]; usual: readonly string[] },
): FormField[] {
  const { properties = {}, required = [], allOf = [] } = schema as JsonSchema;
  const alternatives = allOf.flatMap(({ anyOf = [] }) => anyOf.flatMap((way) => way.required ?? []));
  const shown = Object.entries(properties).filter(([name]) => !hidden.includes(name));
  const needed = new Set([...required, ...alternatives, ...usual]);
  const open = new Set(needed);
  for (const [name, field] of shown) {
    if (open.size >= OPEN_FIELDS) break;
    if (controlOf(field).kind !== "check") open.add(name);
  }
  return shown
    .map(([name, field]) => ({
      name,
      label: inWords(name),
      help: field.description ?? field.items?.description ?? "",
      isRequired: required.includes(name),
      aliases: field["x-aliases"] ?? [],
      fallback: field.default,
      control: controlOf(field),
      isAlternative: alternatives.includes(name),
      isUsual: usual.includes(name),
      isRare: !open.has(name),
    }))
    .sort((a, b) => Number(needed.has(b.name)) - Number(needed.has(a.name)));
}

/** The input that the drafts mean. */
export function inputOf(fields: readonly FormField[], drafts: Drafts): Record<string, unknown> {
  const entries = fields.map((field) => [field.name, valueOfField(field, drafts[field.name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What is sent of a field. A check that has to be given says no while it is not set: nobody can see that it was never touched. */
export function valueOfField(
  { control, isRequired, fallback }: Pick<FormField, "control" | "isRequired" | "fallback">,
  draft: Draft | undefined,
): unknown {
  const isNo = control.kind === "check" && isRequired && fallback === undefined;
  return valueOf(control, draft) ?? (isNo ? false : undefined);
}

/** Whether it has to be given and is not. */
export function isLacking({ control, isRequired }: FormField, draft: Draft | undefined): boolean {
  return isRequired && control.kind !== "check" && (draft ?? "") === "";
}

/** The drafts that mean an input. */
export function draftsOf(fields: readonly FormField[], input: Readonly<Record<string, unknown>>): Drafts {
  const entries = fields.map(({ name, control }) => [name, draftOf(control, input[name])] as const);
  return Object.fromEntries(entries.filter(([, draft]) => draft !== undefined));
}
