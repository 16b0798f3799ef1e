import type { JsonObject } from "../../kernel/json.ts";
import type { Step } from "./steps.ts";

/**
 * Replaces the text of one field by the fields that it names, such as the address in `url` by `repo` and `number`; these
 * win over what stood there. `read` gives the fields, or null: then the text stays for validation to name.
 */
export function fieldsFrom(field: string, read: (text: string) => object | null): Step {
  return (raw, note) => {
    const { [field]: text, ...rest } = raw;
    const named = typeof text === "string" ? (read(text) as JsonObject | null) : null;
    if (named === null) return raw;
    for (const name of Object.keys(named)) if (named[name] !== raw[name]) note(name, `read from ${field}`);
    return { ...rest, ...named };
  };
}
