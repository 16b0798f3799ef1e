import {
  changed,
  metaContent,
  parseHtml,
  requireEnd,
  SourceError,
  type PageText,
} from "../../../plugin-sdk/index.ts";
import { type JspbPath, jspbAt } from "../../../plugin-shared/google/jspb.ts";

/** One answer that a page carries. One RPC may be bound twice: the binding that has `needs` is taken. */
export interface InitDataPart {
  /** In words, for messages. */
  what: string;
  rpc: string;
  /** Leads to the node that parsers read. */
  base: JspbPath;
  /** From there, to what tells it from its namesakes. */
  needs: JspbPath;
}

/**
 * An answer is a script of its own: `AF_initDataCallback({key: 'ds:5', hash: '1', data:[…], sideChannel: {}});`. Inside
 * it, as in the markup, the source escapes `'` and `<`, so neither its start nor the end of a script can be part of content.
 */
const CALL = "AF_initDataCallback(";
/** Short and with a rare beginning, which is found much faster than the whole start of a script. */
const KEY = "{key: '";
const DATA = "data:";
const END = ", sideChannel:";
const SCRIPT_END = "</script>";
/** The table of keys, RPC ids and what was asked of them: `{'ds:5' : {id:'Ws7gDc',ext: 1.5E8 ,request:[…]},…}`. */
const REQUESTS = "AF_dataServiceRequests = ";
const REQUEST = /'(ds:\d+)'\s*:\s*\{\s*id\s*:\s*'([^']+)'/g;
/** One that is not closed ends with the page: no second look at it. */
const JSON_TEXT = /"(?:[^"\\]|\\[^]?)*("|$)/g;

/**
 * The RPC answers that a page of Google carries as `AF_initDataCallback`. They are found by RPC id, since the `ds:` keys
 * move between releases, and none is parsed until it is asked for.
 */
export class InitData {
  readonly #page: PageText;
  /** The JSON of the answers up to `#from`, by key. */
  readonly #texts = new Map<string, string>();
  /** How far the page was searched for answers; only as far as one is needed. */
  #from = 0;
  readonly #answers = new Map<string, unknown>();
  readonly #requests: string;
  readonly #bindings: readonly (readonly [key: string, rpc: string])[];

  /** @throws SourceError `source_changed` when the page was cut off */
  constructor(page: PageText) {
    requireEnd(page, "</html>");
    this.#page = page;
    const { text } = page;
    const table = text.indexOf(REQUESTS);
    this.#requests = table === -1 ? "" : text.slice(table, text.indexOf(SCRIPT_END, table));
    this.#bindings = [...this.#requests.matchAll(REQUEST)].map(([, key = "", rpc = ""]) => [key, rpc]);
  }

  /** The node at `base` of an answer. @throws SourceError `source_changed` when the page does not carry it */
  require(part: InitDataPart): unknown {
    for (const [key, rpc] of this.#bindings) {
      const base = rpc === part.rpc ? jspbAt(this.#parsed(key), part.base) : null;
      if (jspbAt(base, part.needs) !== null) return base;
    }
    const place = `[${[...part.base, ...part.needs].join("][")}]`;
    const message = `The page carries no ${part.what} (RPC ${part.rpc}, ${place}). It has ${this.inventory}.`;
    throw changed(this.#page, message);
  }

  /**
   * The same, or null when the page never asked for it, or was answered with nothing at all.
   * @throws SourceError `source_changed` when it was asked for and the answer is gone or of another form
   */
  optional(part: InitDataPart): unknown {
    const keys = this.#bindings.flatMap(([key, rpc]) => (rpc === part.rpc ? [key] : []));
    return keys.every((key) => this.#textOf(key) !== null && isEmpty(this.#parsed(key)))
      ? null
      : this.require(part);
  }

  /**
   * Whether the page was made for this id or search text: by what its RPCs were asked, or by its own address.
   * Letter case and spaces do not count, since the source may tidy a search text.
   */
  isAbout(target: string): boolean {
    if (this.#requests.includes(JSON.stringify(target))) return true;
    const wanted = folded(target);
    const asked = [...this.#requests.matchAll(JSON_TEXT)].filter(([, end]) => end !== "");
    if (asked.some(([json]) => folded(String(JSON.parse(json))) === wanted)) return true;
    return folded(this.address?.searchParams.get("id") ?? "") === wanted;
  }

  /** The address that the page gives as its own (`og:url`). */
  get address(): URL | null {
    const { text } = this.#page;
    const head = parseHtml({ ...this.#page, text: text.slice(0, text.indexOf("</head>")) });
    return URL.parse(metaContent(head, "og:url") ?? "");
  }

  /** `ds:5=Ws7gDc, …`: what the page carries, for messages. */
  get inventory(): string {
    const rpcs = new Map(this.#bindings);
    while (this.#readNext());
    const known = [...this.#texts.keys()].map((key) => `${key}=${rpcs.get(key) ?? "?"}`);
    return known.length === 0 ? "no data" : known.join(", ");
  }

  #parsed(key: string): unknown {
    if (!this.#answers.has(key)) this.#answers.set(key, this.#parse(key));
    return this.#answers.get(key);
  }

  #parse(key: string): unknown {
    const text = this.#textOf(key);
    try {
      return text === null ? null : JSON.parse(text);
    } catch (error) {
      const message = `The answer ${key} in the page is no JSON.`;
      throw new SourceError("source_changed", message, { url: this.#page.url, cause: error });
    }
  }

  #textOf(key: string): string | null {
    while (!this.#texts.has(key) && this.#readNext());
    return this.#texts.get(key) ?? null;
  }

  /** Looks at the next script with an answer; false behind the last. */
  #readNext(): boolean {
    const { text } = this.#page;
    let start = text.indexOf(KEY, this.#from);
    while (start !== -1 && !text.startsWith(CALL, start - CALL.length))
      start = text.indexOf(KEY, start + KEY.length);
    const end = start === -1 ? -1 : text.indexOf(SCRIPT_END, start);
    this.#from = end === -1 ? text.length : end;
    if (end === -1) return false;
    const script = text.slice(start + KEY.length, end);
    const data = script.indexOf(DATA);
    // A text in the answer may look like its end, so the last end counts.
    const json = script.slice(data + DATA.length, Math.max(script.lastIndexOf(END), 0));
    if (data !== -1) this.#texts.set(script.slice(0, script.indexOf("'")), json);
    return true;
  }
}

function isEmpty(answer: unknown): boolean {
  return answer === null || (Array.isArray(answer) && answer.length === 0);
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
