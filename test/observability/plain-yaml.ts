interface Line {
  number: number;
  indent: number;
  text: string;
}

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

const KEY = /^("[^"]+"|[\w./<-]+):(?: +(.+))?$/;
/** What YAML reads as something else than text. */
const NOT_PLAIN = /^[!&*%@`'"[\]{}|>?,#-]|: | #|:$/;

/**
 * Reads the plain part of YAML that deploy/ is written in: block maps and lists, one-line flow lists, double-quoted
 * and plain scalars, whole-line comments, anchors with `<<`. Throws with the line at anything else, at duplicate keys
 * and at odd indentation, so that what it accepts means the same to every reader of YAML.
 */
export function readPlainYaml(text: string): Value[] {
  return text.split(/^---\n/m).map((document) => new Reader(linesOf(document)).read());
}

function linesOf(document: string): Line[] {
  return document.split("\n").flatMap((raw, index) => {
    const text = raw.trim();
    if (text === "" || text.startsWith("#")) return [];
    const indent = raw.length - raw.trimStart().length;
    if (raw.includes("\t") || raw.endsWith(" ") || indent % 2 === 1) throw fault(index + 1, raw);
    return [{ number: index + 1, indent, text }];
  });
}

class Reader {
  readonly #lines: Line[];
  readonly #anchors = new Map<string, Value>();

  constructor(lines: Line[]) {
    this.#lines = lines;
  }

  read(): Value {
    const value = this.#block(0);
    const [rest] = this.#lines;
    if (rest) throw fault(rest.number, rest.text);
    return value;
  }

  #block(indent: number): Value {
    const first = this.#lines[0];
    if (first?.indent !== indent) throw fault(first?.number ?? 0, first?.text ?? "end of document");
    return first.text.startsWith("- ") ? this.#list(indent) : this.#map(indent);
  }

  #list(indent: number): Value[] {
    const items: Value[] = [];
    for (let line = this.#lines[0]; line?.indent === indent; line = this.#lines[0]) {
      if (!line.text.startsWith("- ")) throw fault(line.number, line.text);
      line.text = line.text.slice(2);
      if (!KEY.test(line.text)) {
        this.#lines.shift();
        items.push(this.#scalar(line.text, line));
      } else {
        line.indent += 2;
        items.push(this.#map(indent + 2));
      }
    }
    return items;
  }

  #map(indent: number): Value {
    const map: { [key: string]: Value } = {};
    for (let line = this.#lines[0]; line?.indent === indent; line = this.#lines[0]) {
      const match = KEY.exec(line.text);
      if (!match) throw fault(line.number, line.text);
      this.#lines.shift();
      const key = (match[1] ?? "").replaceAll('"', "");
      const value = this.#valueOf(match[2] ?? "", line);
      if (key === "<<") Object.assign(map, value);
      else if (Object.hasOwn(map, key) && this.#isOwn(map, key)) throw fault(line.number, `again ${key}`);
      else map[key] = value;
      this.#own.set(map, (this.#own.get(map) ?? new Set()).add(key));
    }
    return map;
  }

  /** Keys that a map names itself; those that `<<` brought may be named again. */
  readonly #own = new WeakMap<object, Set<string>>();

  #isOwn(map: object, key: string): boolean {
    return this.#own.get(map)?.has(key) ?? false;
  }

  #valueOf(text: string, line: Line): Value {
    const anchor = /^&(\w+)$/.exec(text)?.[1];
    const alias = /^\*(\w+)$/.exec(text)?.[1];
    if (alias !== undefined && this.#anchors.has(alias)) return this.#anchors.get(alias) ?? null;
    if (text !== "" && anchor === undefined) return this.#scalar(text, line);
    const next = this.#lines[0];
    if (!next || next.indent !== line.indent + 2) throw fault(line.number, line.text);
    const value = this.#block(next.indent);
    if (anchor !== undefined) this.#anchors.set(anchor, value);
    return value;
  }

  #scalar(text: string, line: Line): Value {
    if (text === "{}") return {};
    if (text.startsWith("[") && text.endsWith("]"))
      return (text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^",\s][^",]*/g) ?? []).map((part) =>
        this.#scalar(part, line),
      );
    if (/^"(?:[^"\\]|\\.)*"$/.test(text)) return JSON.parse(text) as string;
    if (/^-?\d+$/.test(text)) return Number(text);
    if (text === "true" || text === "false") return text === "true";
    if (NOT_PLAIN.test(text) || /^(yes|no|on|off|null|~)$/i.test(text)) throw fault(line.number, text);
    return text;
  }
}

function fault(number: number, text: string): Error {
  return new Error(`Line ${number} is not plain YAML: ${text}`);
}
