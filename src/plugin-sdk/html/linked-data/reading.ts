import { isJsonObject, type JsonObject } from "../../../kernel/json.ts";
import { collapse } from "../../text/collapse.ts";
import { decodeEntities } from "../../text/entities.ts";
import { SourceError } from "../../source-error.ts";
import { absoluteUrl } from "../absolute-url.ts";
import { typesOf, type JsonLd } from "../json-ld.ts";

/** Something that JSON-LD says in a way that cannot be taken as a fact; the field it is about is null or a range. */
export interface Doubt {
  /** Such as `price` or `variants.gtin`. */
  field: string;
  reason: string;
}

export interface LinkedDataOptions {
  /** What must be read: the id, bar code or URL of the thing. Needed where a page is about several. */
  about?: string | readonly string[];
  /** Language of the page, for numbers and dates that are written as in a text. */
  locale?: string;
  /** Currency of the page, used where JSON-LD names none. */
  currency?: string;
  /** URL of the page, for relative links. */
  baseUrl?: string;
  /** `ctx.now()`, for dates without a year. */
  now?: Date;
}

const MAX_NODES = 100_000;
const MAX_DOUBTS = 100;
/** Values looked up for one reading: nodes that refer to each other could be read without end. */
const MAX_LOOKUPS = 300_000;
/** Longer than any name; longer texts are descriptions, which are read untouched. */
const MAX_LINE_CHARACTERS = 10_000;

/** The JSON-LD of a page while it is read: nodes found by `@id`, values in their many spellings, and what is doubtful. */
export class Reading {
  readonly options: LinkedDataOptions;
  readonly doubts: Doubt[] = [];
  /** Every object of the page, nested ones too, in page order. */
  readonly nodes: JsonObject[];
  /** What the page is about: objects of its own, and what they call their main entity. */
  readonly roots: JsonObject[];
  readonly #byId = new Map<string, JsonObject>();
  #lookups = 0;

  constructor({ items }: JsonLd, options: LinkedDataOptions) {
    this.options = options;
    this.nodes = nodesOf(items);
    for (const node of this.nodes) this.#remember(node);
    this.roots = [...new Set(items.flatMap((item) => [this.whole(item), ...this.all(item["mainEntity"])]))];
  }

  doubt(field: string, reason: string): null {
    if (this.doubts.length < MAX_DOUBTS) this.doubts.push({ field, reason });
    return null;
  }

  /** The objects that a property holds: one or a list, written out or as a reference; each once. */
  all(value: unknown): JsonObject[] {
    const found = new Set<JsonObject>();
    for (const each of listOf(value)) {
      this.#look();
      if (isJsonObject(each)) found.add(this.whole(each));
      const referred = typeof each === "string" ? this.#byId.get(each) : undefined;
      if (referred !== undefined) found.add(referred);
    }
    return [...found];
  }

  first(value: unknown): JsonObject | null {
    return this.all(value)[0] ?? null;
  }

  /** All that the page says about an object: another place may say more about the same `@id`. */
  whole(node: JsonObject): JsonObject {
    const id = node["@id"];
    return (typeof id === "string" ? this.#byId.get(id) : undefined) ?? node;
  }

  /** An absolute http(s) URL. */
  url(value: unknown): string | null {
    this.#look();
    const text = textOf(value);
    return text === null ? null : absoluteUrl(text, this.options.baseUrl ?? null);
  }

  #look(): void {
    if (++this.#lookups > MAX_LOOKUPS)
      throw new SourceError("source_changed", "The JSON-LD of the page refers to itself without end.");
  }

  #remember(node: JsonObject): void {
    const id = node["@id"];
    if (typeof id !== "string") return;
    const known = this.#byId.get(id);
    if (known === undefined) this.#byId.set(id, { ...node });
    else for (const [key, value] of Object.entries(node)) if (!Object.hasOwn(known, key)) known[key] = value;
  }
}

function nodesOf(items: readonly JsonObject[]): JsonObject[] {
  const nodes: JsonObject[] = [];
  const waiting: unknown[] = items.toReversed();
  while (waiting.length > 0 && nodes.length < MAX_NODES) {
    const next = waiting.pop();
    if (isJsonObject(next)) nodes.push(next);
    const inner = Array.isArray(next) ? next : isJsonObject(next) ? Object.values(next) : [];
    for (let index = inner.length - 1; index >= 0; index--)
      if (typeof inner[index] === "object") waiting.push(inner[index]);
  }
  return nodes;
}

/** A property's values: JSON-LD writes one value without a list around it. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

/** Text on one line, entities decoded; of a list the first, of an object its `@value` or `name`. Null when empty or no line. */
export function textOf(value: unknown): string | null {
  const plain = rawText(value);
  if (plain === null || plain.length > MAX_LINE_CHARACTERS) return null;
  return collapse(decodeEntities(plain)) || null;
}

/** As `textOf`, untouched. */
export function rawText(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === "string") return first;
  if (typeof first === "number") return String(first);
  if (!isJsonObject(first)) return null;
  const named = first["@value"] ?? first["name"];
  return typeof named === "string" || typeof named === "number" ? String(named) : null;
}

/** `OutOfStock` of `https://schema.org/OutOfStock`, `schema:OutOfStock` and `OutOfStock`. */
export function bareWord(value: unknown): string | null {
  const text = textOf(isJsonObject(value) ? (value["@id"] ?? value) : value);
  return text === null ? null : (text.split(/[/#:]/).findLast((part) => part !== "") ?? null);
}

export function isOfType(node: JsonObject, types: readonly string[]): boolean {
  return typesOf(node).some((type) => types.includes(type));
}
