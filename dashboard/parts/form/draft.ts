import type { Control } from "./control.ts";

/** What somebody has entered, as it stands in the controls: text, lines, a check, or one of several forms. */
export type Draft = string | boolean | string[] | { way: number; draft: Draft | undefined };

/** Of the fields that were touched. What is left alone is not sent: the server knows what it means. */
export type Drafts = Readonly<Record<string, Draft | undefined>>;

/**
 * What is sent of a draft; undefined is nothing. Text that is no number where one is wanted is sent as it is: the server
 * says what is wrong with it.
 */
export function valueOf(control: Control, draft: Draft | undefined): unknown {
  if (draft === undefined || draft === "") return undefined;
  switch (control.kind) {
    case "either": {
      if (typeof draft !== "object" || Array.isArray(draft)) return undefined;
      const way = control.ways[draft.way];
      return way && valueOf(way, draft.draft);
    }
    case "list": {
      const lines = linesOf(draft).filter((line) => line !== "");
      return lines.length === 0 ? undefined : lines.map((line) => valueOfLine(control.item, line));
    }
    case "number":
      return numberOf(draft);
    case "json":
      return parsed(draft);
    case "text":
      return typed(draft).trim() || undefined;
    case "choices":
      return Array.isArray(draft) && draft.length === 0 ? undefined : draft;
    case "check":
    case "choice":
      return draft;
  }
}

/** How a value stands in its control. */
export function draftOf(control: Control, value: unknown): Draft | undefined {
  if (value === undefined) return undefined;
  switch (control.kind) {
    case "either": {
      const way = Math.max(
        0,
        control.ways.findIndex((one) => fits(one, value)),
      );
      const chosen = control.ways[way];
      return { way, draft: chosen && draftOf(chosen, value) };
    }
    case "list":
      return [value].flat().map(textOf).join("\n");
    case "choices":
      return [value].flat().map(String);
    case "check":
      return typeof value === "boolean" ? value : undefined;
    case "json":
      return JSON.stringify(value, null, 2);
    default:
      return textOf(value);
  }
}

/** The lines of a list, each without blanks around it; empty ones, too, so that a number names the line one sees. */
export function linesOf(draft: Draft | undefined): string[] {
  return typeof draft === "string" ? draft.split("\n").map((line) => line.trim()) : [];
}

function valueOfLine(item: Control, line: string): unknown {
  // An entry with more than its address, such as {"url": "…"}.
  if (item.kind === "text" && line.startsWith("{")) return parsed(line);
  return valueOf(item, line);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function typed(draft: Draft): string {
  return typeof draft === "string" ? draft : "";
}

function numberOf(draft: Draft): unknown {
  const text = typed(draft).trim();
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
}

function parsed(draft: Draft): unknown {
  try {
    return JSON.parse(typed(draft)) as unknown;
  } catch {
    return draft;
  }
}

function fits(control: Control, value: unknown): boolean {
  switch (control.kind) {
    case "check":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number";
    case "list":
    case "choices":
      return Array.isArray(value);
    case "text":
    case "choice":
      return typeof value === "string";
    default:
      return true;
  }
}
