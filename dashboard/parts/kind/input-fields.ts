import { formFields, type FormField } from "../form/form-fields.ts";
import type { InputCall } from "./kind-face.ts";
import type { Choices } from "./kind-row.ts";
import type { KindWords } from "./kind-words.ts";

/** Of a form with at most so many none is folded. */
const MOST_OPEN = 6;

/** The fields of an input by its schema, called as the kind calls them, with the choices that only the server knows. */
export function inputFields(schema: InputCall["schema"], said: KindWords, choices: Choices): FormField[] {
  const names = Object.keys(schema.properties);
  const usual = names.length <= MOST_OPEN ? names : [];
  return formFields(schema, { hidden: [], usual }).map((field) => {
    const known = choices[field.name];
    const labels = known
      ? Object.fromEntries(known.map(({ value, label }) => [value, label]))
      : said.options?.[field.name];
    return {
      ...field,
      label: said.fields[field.name] ?? field.label,
      help: said.help?.[field.name] ?? field.help,
      ...(known ? { control: { kind: "choice", options: known.map(({ value }) => value) } as const } : {}),
      ...(labels ? { optionLabels: labels } : {}),
    };
  });
}
