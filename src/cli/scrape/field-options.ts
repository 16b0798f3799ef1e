import { Option, type Command } from "commander";
import { FieldOption } from "./field-option.ts";
import { fieldValue } from "./field-value.ts";
import type { InputField } from "./input-fields.ts";

const GROUP = "Fields of the input:";

/** Adds a flag per field and returns a function that reads the sent fields from the parsed options. */
export function addFieldOptions(
  command: Command,
  fields: readonly InputField[],
): (options: Record<string, unknown>) => Record<string, unknown> {
  const taken = new Set(command.options.map((option) => option.attributeName()));
  const nameOf = new Map<string, string>();
  const add = (field: InputField, name: string, hidden: boolean): void => {
    const flag = freeFlag(name, taken, hidden);
    if (flag === null) return;
    for (const option of optionsFor(field, flag, hidden)) {
      taken.add(option.attributeName());
      nameOf.set(option.attributeName(), name);
      command.addOption(option);
    }
  };
  for (const field of fields) add(field, field.name, false);
  // After all names: a field of one operation may be the alias of another.
  for (const field of fields) for (const alias of field.aliases) add(field, alias, true);
  return (options) => {
    const input: Record<string, unknown> = {};
    for (const [attribute, name] of nameOf)
      if (options[attribute] !== undefined) input[name] = options[attribute];
    return input;
  };
}

/** `--app-ids` for `appIds`. A field named as one of our own options becomes `--input-<name>`; such an alias has no flag. */
function freeFlag(name: string, taken: ReadonlySet<string>, isAlias: boolean): string | null {
  const flag = kebab(name);
  if (!taken.has(attributeOf(flag))) return flag;
  return isAlias || taken.has(attributeOf(`input-${flag}`)) ? null : `input-${flag}`;
}

function optionsFor(field: InputField, flag: string, hidden: boolean): Option[] {
  const description = `${field.description}${needOf(field)}`;
  const group = (option: Option): Option => option.helpGroup(GROUP).hideHelp(hidden);
  if (field.kind === "boolean")
    return [
      group(new Option(`--${flag}`, description)),
      // Commander shows the negation of each; one line for both is enough.
      new Option(`--no-${flag}`, "").hideHelp(),
    ];
  const word = field.kind === "list" ? "<a,b>" : `<${field.kind}>`;
  const option = new FieldOption(
    `--${flag} ${word}`,
    withChoices(description, field.choices),
    field.choices,
  ).argParser<unknown>((text, before) => fieldValue(field, text, before));
  return [group(option)];
}

function needOf({ required, oneOf }: InputField): string {
  if (required) return " (required)";
  return oneOf.length === 0 ? "" : ` (one of ${oneOf.join(", ")} is required)`;
}

const SHOWN_CHOICES = 8;

function withChoices(description: string, choices: readonly string[]): string {
  if (choices.length === 0) return description;
  const shown = choices.slice(0, SHOWN_CHOICES).join(", ");
  return `${description} [${shown}${choices.length > SHOWN_CHOICES ? ", …" : ""}]`;
}

/** `appIds` and `company_urns` as flags: `app-ids`, `company-urns`. */
function kebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

function attributeOf(flag: string): string {
  return new Option(`--${flag}`).attributeName();
}

/** Flags as a field is spelled, `--appIds`, are accepted as well. */
export function withKebabFlags(argv: readonly string[]): string[] {
  const end = argv.indexOf("--");
  return argv.map((word, index) => {
    const flag = /^--([A-Za-z][\w-]*)(=.*)?$/s.exec(word);
    if (!flag?.[1] || (end !== -1 && index > end)) return word;
    return `--${kebab(flag[1])}${flag[2] ?? ""}`;
  });
}
