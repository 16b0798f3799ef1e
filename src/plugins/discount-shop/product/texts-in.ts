import { collapse, htmlToText, isJsonObject, type RunContext } from "../../../plugin-sdk/index.ts";

const TEXT_KEY = /^(?:text|title|content|desc|subTitle|value|tip)$/;

/** Every text that people see in a part of the state whose form is not known for certain, each once; null without any. */
export function textsIn(name: string, value: unknown, warn: RunContext["warn"]): string[] | null {
  if (value === null) return null;
  const found = new Set<string>();
  const walk = (one: unknown, isText: boolean): void => {
    if (typeof one === "string" && isText) found.add(collapse(htmlToText(one)));
    else if (Array.isArray(one)) for (const item of one) walk(item, isText);
    else if (isJsonObject(one)) for (const [key, item] of Object.entries(one)) walk(item, TEXT_KEY.test(key));
  };
  walk(value, false);
  const texts = [...found].filter((text) => text !== "" && !/^https?:/.test(text));
  if (texts.length === 0) warn("field_missing", `${name}: the page has nothing readable there.`);
  return texts.length === 0 ? null : texts;
}
