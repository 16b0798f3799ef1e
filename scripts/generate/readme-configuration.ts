import { ENVIRONMENT } from "../../src/kernel/environment.ts";
import { textOf } from "../../src/kernel/named-numbers.ts";
import { code, table } from "./markdown.ts";
import { documentPart } from "./document-part.ts";

/** README.md with its table of variables made from the one declaration of the environment. */
export const readmeConfiguration = documentPart("README.md", "configuration", configurationTable);

function configurationTable(): string {
  const rows = Object.entries(ENVIRONMENT).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    return [code(name), fallback.success ? defaultWord(fallback.data) : "", schema.description ?? ""];
  });
  return table(["Variable", "Default", "Meaning"], rows);
}

/** Lists and maps are empty by default, but for named numbers. */
function defaultWord(value: unknown): string {
  if (typeof value === "boolean") return code(value ? "on" : "off");
  if (isNumbers(value)) return code(textOf(value));
  return typeof value === "string" || typeof value === "number" ? code(String(value)) : "";
}

function isNumbers(value: unknown): value is Record<string, number> {
  if (typeof value !== "object" || value === null) return false;
  const members = Object.values(value);
  return members.length > 0 && members.every((one) => typeof one === "number");
}
