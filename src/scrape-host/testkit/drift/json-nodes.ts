export type JsonKind = "object" | "array" | "string" | "number" | "boolean" | "null";

/** A value of a JSON text with its place in it, so that it can be changed without touching the rest. */
export interface JsonNode {
  kind: JsonKind;
  start: number;
  /** Just past its last character. */
  end: number;
  /** Where its key stands, quotes included, for a field of an object. */
  key: { name: string; start: number; end: number } | null;
  children: JsonNode[];
  /** Path in which items of lists are `[]` and items of tuples `[3]`: the same for the same field of every row. */
  pattern: string;
}

/** All values of a JSON text, outermost first. The text must be valid; what follows the value is ignored. */
export function jsonNodes(text: string, from = 0): JsonNode[] {
  const root = new Scanner(text, from).value(null);
  name(root, "$");
  return flattened(root);
}

function flattened(node: JsonNode): JsonNode[] {
  return [node, ...node.children.flatMap(flattened)];
}

function name(node: JsonNode, pattern: string): void {
  node.pattern = pattern;
  const asList = node.kind === "array" && isList(node);
  for (const [index, child] of node.children.entries()) {
    name(child, child.key ? `${pattern}.${child.key.name}` : `${pattern}[${asList ? "" : index}]`);
  }
}

/** True for an array of like things; an array in which each place has a meaning of its own is a tuple. */
export function isList({ children }: JsonNode): boolean {
  const kinds = new Set(children.map(({ kind }) => kind));
  if (kinds.size > 1 || kinds.has("null")) return false;
  return !kinds.has("array") || areAlike(children);
}

/** True for arrays that hold the same kinds of things at the same places, where they hold any. */
function areAlike([first, ...others]: readonly JsonNode[]): boolean {
  return others.every(({ children }) =>
    children.every(({ kind }, index) => {
      const known = first?.children[index]?.kind ?? "null";
      return known === "null" || kind === "null" || known === kind;
    }),
  );
}

class Scanner {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  value(key: JsonNode["key"]): JsonNode {
    this.#space();
    const start = this.#at;
    const first = this.#text[start];
    const children: JsonNode[] = [];
    let kind: JsonKind;
    if (first === "{" || first === "[") {
      kind = first === "{" ? "object" : "array";
      this.#at += 1;
      this.#children(children, kind === "object");
    } else if (first === '"') {
      kind = "string";
      this.#string();
    } else {
      const [word = ""] = /^[-+.\w]+/.exec(this.#text.slice(start, start + 40)) ?? [];
      if (word === "") throw new SyntaxError(`No JSON value at ${start}.`);
      kind = word === "null" ? "null" : /^[tf]/.test(word) ? "boolean" : "number";
      this.#at += word.length;
    }
    return { kind, start, end: this.#at, key, children, pattern: "" };
  }

  #children(into: JsonNode[], keyed: boolean): void {
    for (;;) {
      this.#space();
      const next = this.#text[this.#at];
      if (next === undefined) throw new SyntaxError("The JSON text ends too early.");
      if (next === "]" || next === "}") {
        this.#at += 1;
        return;
      }
      if (next === ",") this.#at += 1;
      else into.push(this.value(keyed ? this.#key() : null));
    }
  }

  #key(): JsonNode["key"] {
    const start = this.#at;
    this.#string();
    const end = this.#at;
    this.#space();
    this.#at += 1; // the colon
    return { name: JSON.parse(this.#text.slice(start, end)) as string, start, end };
  }

  #string(): void {
    this.#at += 1;
    while (this.#text[this.#at] !== '"') {
      if (this.#at >= this.#text.length) throw new SyntaxError("A JSON string does not end.");
      this.#at += this.#text[this.#at] === "\\" ? 2 : 1;
    }
    this.#at += 1;
  }

  #space(): void {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
  }
}
