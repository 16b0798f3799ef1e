import { collapse, htmlToText, isJsonObject } from "../../../plugin-sdk/index.ts";

const TEXT_KEY = /^(?:text|title|content|desc|subTitle|value|tip)$/;

/** Every text that people see in a part of the state whose form is not known for certain, each once. */
export function textsIn(value: unknown): string[] {
  const found = new Set<string>();
  const walk = (one: unknown, isText: boolean): void => {
    if (typeof one === "string" && isText) found.add(collapse(htmlToText(one)));
    else if (Array.isArray(one)) for (const item of one) walk(item, isText);
    else if (isJsonObject(one)) for (const [key, item] of Object.entries(one)) walk(item, TEXT_KEY.test(key));
  };
  walk(value, false);
  return [...found].filter((text) => text !== "" && !/^https?:/.test(text));
}
