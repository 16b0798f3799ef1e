/** Text that may stand in a page as it is. Made by `html` alone. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: parts of a page as they are, all else as text. Null, undefined and false are nothing. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** A part of a page; what is put in is text unless it is such a part itself, also within quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(
    parts.reduce((all, part, index) => all + (index === 0 ? "" : textOf(values[index - 1])) + part, ""),
  );
}

/** A sentence of a dictionary: words between backticks are code. */
export function prose(text: string): Html {
  return new Html(escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>"));
}

/** Text in which no character means anything to a browser. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function textOf(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return Array.isArray(value) ? (value as readonly HtmlValue[]).map(textOf).join("") : "";
}
