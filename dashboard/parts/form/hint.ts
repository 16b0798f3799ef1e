import type { Control } from "./control.ts";
import { linesOf, type Draft } from "./draft.ts";

/** What looks wrong before anybody is asked: for who types, not instead of the server's own check. */
export type Hint =
  | { kind: "notAddress" | "notDay" | "notNumber" | "notWhole" | "notJson" | "form" }
  | { kind: "tooLong" | "tooMany" | "tooSmall" | "tooLarge"; limit: number };

export interface LineHint {
  /** From 1. */
  line: number;
  hint: Hint;
}

export function hintOf(control: Control, draft: Draft | undefined): Hint | undefined {
  if (control.kind === "either")
    return typeof draft === "object" && !Array.isArray(draft)
      ? hintOf(control.ways[draft.way] ?? { kind: "json" }, draft.draft)
      : undefined;
  if (typeof draft !== "string" || draft.trim() === "") return undefined;
  const text = draft.trim();
  switch (control.kind) {
    case "text":
      if (control.isUrl && !isAddress(text)) return { kind: "notAddress" };
      if (control.isDay && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return { kind: "notDay" };
      if (control.most !== undefined && text.length > control.most)
        return { kind: "tooLong", limit: control.most };
      return control.pattern !== undefined && !new RegExp(control.pattern, "u").test(text)
        ? { kind: "form" }
        : undefined;
    case "number":
      return numberHint(control, text);
    case "list": {
      const count = linesOf(draft).filter((line) => line !== "").length;
      return control.most !== undefined && count > control.most
        ? { kind: "tooMany", limit: control.most }
        : undefined;
    }
    case "json":
      return isJson(text) ? undefined : { kind: "notJson" };
    default:
      return undefined;
  }
}

/** Lines of a list that look wrong. */
export function lineHints(item: Control, draft: Draft | undefined): LineHint[] {
  return linesOf(draft).flatMap((text, index) => {
    const hint = text.startsWith("{") ? hintOf({ kind: "json" }, text) : hintOf(item, text);
    return hint ? [{ line: index + 1, hint }] : [];
  });
}

function numberHint(
  { isWhole, low, high }: Extract<Control, { kind: "number" }>,
  text: string,
): Hint | undefined {
  const value = Number(text);
  if (Number.isNaN(value)) return { kind: "notNumber" };
  if (isWhole && !Number.isInteger(value)) return { kind: "notWhole" };
  if (low !== undefined && value < low) return { kind: "tooSmall", limit: low };
  return high !== undefined && value > high ? { kind: "tooLarge", limit: high } : undefined;
}

/** Addresses are taken without their scheme, too, and in short forms such as owner/name: only what can be none is named. */
function isAddress(text: string): boolean {
  return !/\s/.test(text) && (!text.includes(":") || URL.canParse(text));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
