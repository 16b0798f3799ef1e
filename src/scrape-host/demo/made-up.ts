import { hash } from "node:crypto";
import type { Json, JsonObject } from "../../kernel/json.ts";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";
import { leavesOf, withLeaf, withLeaves, type Leaf } from "./leaves.ts";
import { isNamedIn, rewrite } from "./rewrite.ts";
import { isSearch, targetsIn, type Scene } from "./scene.ts";
import { changedBy, keyOf, templatesOf, type Change, type Template } from "./template.ts";
import { earlier, recounted, repriced, varied } from "./vary.ts";

/** What people read first: the first that a Record has says that it is made up. */
const SHOWN = ["title", "name", "headline", "text", "body", "content", "description"];
const PLACES = new Set(["resultPosition", "position", "rank"]);
/** Leaves room for the numbers that follow, in five digits. */
const SEEDS = 90_000;

/**
 * Records for an input, from the Records of a scene: what the input names takes the place of what the scene's input named,
 * and what tells Records apart differs from each to each. The same for the same input. Without end, or one for each thing
 * where the operation is about things that the input names.
 * @param from how many of them were made before
 */
export function* madeUp(
  operation: Operation,
  scene: Scene,
  input: JsonObject,
  from: number,
): Generator<JsonObject, void, void> {
  const views = templatesOf(operation, scene, input);
  const all = views.flat();
  const areThings =
    scene.isOfThings || (!isSearch(input) && all.every(({ key }) => key.every(({ isGiven }) => isGiven)));
  const seed = hash("sha1", JSON.stringify([operation.name, input]), "buffer").readUInt32BE() % SEEDS;
  const seen = new Set<string | null>();
  let inVain = 0;
  for (let index = from; !areThings || index < targetsIn(input); index++) {
    const view = views[index % views.length] ?? [];
    const template = view[Math.floor(index / views.length) % view.length] as Template;
    const changes: Change[] = [
      ...(areThings ? [] : varieties(index)),
      ...freeIn(template, areThings).map(
        (leaf): Change =>
          (record) =>
            withOther(record, leaf, seed + index),
      ),
      (record) => withMark(record, input, areThings ? "Demo" : `Demo ${index + 1}`),
    ];
    const record = changedBy(operation, template.record, changes);
    const key = keyOf(operation, record);
    if (!seen.has(key)) {
      inVain = 0;
      seen.add(key);
      yield record;
      continue;
    }
    inVain += 1;
    // What tells them apart has only so many values, such as the days of a week.
    if (inVain === all.length) return;
  }
}

/** What may become something else; in a list, what the input happens to name too where that is all there is, shortest first. */
function freeIn({ key, own }: Template, areThings: boolean): readonly Leaf[] {
  if (areThings) return own.filter(({ isGiven }) => !isGiven);
  const isFixed = key.every(({ isNamed }) => isNamed);
  return own.filter((leaf) => isFixed || !leaf.isNamed);
}

function varieties(index: number): Change[] {
  return [
    (record) => earlier(record, index),
    (record) => recounted(record, index),
    (record) => repriced(record, index),
    (record) =>
      withLeaves(record, ({ path, value }) =>
        path.length === 1 && PLACES.has(String(path[0])) && typeof value === "number" ? index + 1 : value,
      ),
  ];
}

/** With another value at a place, and wherever a text has the same word. */
function withOther(record: JsonObject, { path, value }: Leaf, number: number): Json {
  const isThere = leavesOf(record).some(
    (leaf) => leaf.value === value && leaf.path.join("\0") === path.join("\0"),
  );
  // Another part of the key stands in it, and has made it another one.
  if (!isThere) return record;
  const to = varied(value, number);
  if (typeof value === "number") return withLeaf(record, path, to);
  return rewrite(record, { words: new Map([[value, String(to)]]), numbers: new Map() });
}

function withMark(record: JsonObject, input: JsonObject, mark: string): Json {
  const name = SHOWN.find((one) => {
    const text = record[one];
    return typeof text === "string" && text !== "" && !isNamedIn(input, text);
  });
  return name === undefined ? record : { ...record, [name]: `${mark}: ${record[name] as string}` };
}
