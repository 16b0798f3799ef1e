import type { Json, JsonObject } from "../../kernel/json.ts";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";
import { validateRecord } from "../record/validate.ts";
import { leavesOf, withLeaf, type Leaf } from "./leaves.ts";
import { isNamedIn, rewrite, rewritingBetween } from "./rewrite.ts";
import type { Scene } from "./scene.ts";

/** A value that belongs to one Record. */
export interface Own extends Leaf {
  /** The input has it as it is. */
  isNamed: boolean;
  /** The input is part of it, or the whole of it. */
  isGiven: boolean;
}

/** A Record for an input, from which others are made. */
export interface Template {
  record: JsonObject;
  /** What tells it from other Records of its Request. */
  key: readonly Own[];
  /** Key and id. */
  own: readonly Own[];
}

export type Change = (record: JsonObject) => Json;

/** The Record after all of these changes but those after which it would not fit its schema any more. */
export function changedBy(operation: Operation, record: JsonObject, changes: readonly Change[]): JsonObject {
  const all = changed(operation, record, (one) =>
    changes.reduce((now, change) => change(now) as JsonObject, one),
  );
  if (all !== record) return all;
  return changes.reduce((one, change) => changed(operation, one, change), record);
}

/** The Record after a change, or as it was where it would not fit its schema any more. */
function changed(operation: Operation, record: JsonObject, change: Change): JsonObject {
  const next = validateRecord(operation, change(record));
  return next.record === null || next.warnings.length > 0 ? record : next.record;
}

/** The Records of a scene as they would be for each thing that the input names, or for the whole of it. */
export function templatesOf(operation: Operation, scene: Scene, input: JsonObject): Template[][] {
  const list = listIn(scene, input);
  if (list === null)
    return [scene.records.map((record) => templateOf(operation, record, scene.input, input))];
  const listed = scene.input[list] as Json[];
  return (input[list] as Json[]).map((target) =>
    scene.records.map((record) => {
      const at = listed.findIndex((one) => leavesOf(record).some(({ value }) => isNamedIn(one, value)));
      const from = { ...scene.input, [list]: [listed[Math.max(at, 0)] ?? null] };
      return templateOf(operation, record, from, { ...input, [list]: [target] });
    }),
  );
}

/** The field of both inputs that names several things: one whose items the Records of the scene name too, if there is one. */
function listIn({ input: from, records }: Scene, input: JsonObject): string | null {
  const lists = Object.keys(input).filter((name) => isList(input[name]) && isList(from[name]));
  const values = records.flatMap((record) => leavesOf(record));
  const named = lists.find((name) => values.some(({ value }) => isNamedIn(from[name] ?? null, value)));
  return named ?? lists[0] ?? null;
}

const isList = (value: Json | undefined): boolean => Array.isArray(value) && value.length > 0;

function templateOf(operation: Operation, found: JsonObject, from: JsonObject, to: JsonObject): Template {
  const { words, numbers } = rewritingBetween(from, to);
  const all: Change = (one) => rewrite(one, { words, numbers });
  const each = [...words].map(
    (word): Change =>
      (one) =>
        rewrite(one, { words: new Map([word]), numbers: new Map() }),
  );
  const whole = changedBy(operation, found, [all]);
  const record = whole === found ? changedBy(operation, found, each) : whole;
  const before = new Map(leavesOf(found).map(({ path, value }) => [path.join("."), value]));
  const leaves = leavesOf(record).map((leaf): Own => {
    const isNamed = isNamedIn(to, leaf.value);
    return { ...leaf, isNamed, isGiven: isNamed || before.get(leaf.path.join(".")) !== leaf.value };
  });
  const key = leaves.filter((leaf) => countsInKey(operation, record, leaf));
  const isOwn = (leaf: Own) => leaf.path.join(".") === "id" || key.includes(leaf);
  return { record, key, own: leaves.filter(isOwn).sort((a, b) => lengthOf(a) - lengthOf(b)) };
}

const lengthOf = ({ value }: Leaf): number => String(value).length;

function countsInKey(operation: Operation, record: JsonObject, { path, value }: Leaf): boolean {
  const other = typeof value === "number" ? value + 1 : `${value}0`;
  return keyOf(operation, record) !== keyOf(operation, withLeaf(record, path, other) as JsonObject);
}

/** Null for a Record that has none, such as one with a number where an address must be. */
export function keyOf(operation: Operation, record: JsonObject): string | null {
  try {
    return operation.dedupeKey(record);
  } catch {
    return null;
  }
}
