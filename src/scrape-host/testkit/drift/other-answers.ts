import type { ErrorCode } from "../../../errors/codes.ts";
import type { JsonObject } from "../../../kernel/json.ts";
import type { HarEntry } from "../../http/har/schema.ts";
import { withText, type Body, type BodyKind } from "./body.ts";
import { CHANGED, type EntryMutation } from "./mutation.ts";
import { seededOrder } from "./seeded.ts";
import { asksTheSame, otherTargets, targetWords, withOtherTarget } from "./target.ts";

/** What is known about an answer when it is changed. */
export interface Surrounding {
  input: JsonObject;
  /** Records of the unchanged run. */
  records: readonly JsonObject[];
  /** Answers of other cases of the same operation. */
  pool: readonly HarEntry[];
  /** Answers of all other cases of the family that may not pass for this one. */
  family: readonly FamilyAnswer[];
  seed: number;
}

/** An answer of another case of the family. */
export interface FamilyAnswer {
  entry: HarEntry;
  kind: BodyKind;
  text: string;
  /** How its own case failed, if it did. */
  ending: ErrorCode | null;
  /** It says that there is nothing, of another thing; who cannot tell the two may take it for an answer. */
  isEmpty: boolean;
}

const FOR_ONE_THING = 5;
const NOT_THIS: readonly ErrorCode[] = ["source_changed", "source_blocked"];

/** Answers that are right for something else than what was asked. */
export function otherAnswers(entry: HarEntry, body: Body, around: Surrounding): EntryMutation[] {
  return [...otherTarget(entry, body, around), ...otherRecordings(entry, body, around)];
}

function otherTarget(
  entry: HarEntry,
  { text }: Body,
  { input, records, pool }: Surrounding,
): EntryMutation[] {
  const words = targetWords(entry, input, records);
  if (words.length === 0) return [];
  return [
    ...words.map((word): EntryMutation => ({
      name: "other-id",
      place: word,
      effect: "other",
      fits: CHANGED,
      apply: () => [withText(entry, withOtherTarget(text, word))],
    })),
    ...otherTargets(entry, words, pool).map((other): EntryMutation => ({
      name: "other-target",
      place: other.request.url,
      effect: "other",
      fits: CHANGED,
      apply: () => [{ ...entry, response: other.response }],
    })),
  ];
}

/** Pages whose Records nobody asked for here. Lists get each of them; a page of one thing some. */
function otherRecordings(
  entry: HarEntry,
  body: Body,
  { input, records, family, seed }: Surrounding,
): EntryMutation[] {
  const own = records.filter((record) => (record["_source"] as JsonObject)["url"] === entry.request.url);
  // A file without structure may be any.
  if (own.length === 0 || body.kind === "text" || body.kind === "binary") return [];
  const others = family.filter(
    (other) =>
      other.kind === body.kind && other.text !== body.text && !asksTheSame(entry, other.entry, input),
  );
  const chosen =
    own.length > 1
      ? others
      : seededOrder(seed, others, ({ entry: { request } }) => request.url).slice(0, FOR_ONE_THING);
  return chosen.map(({ entry: other, ending, isEmpty }) => ({
    name: "other-recording",
    place: other.request.url,
    effect: "other",
    fits: [
      ...NOT_THIS,
      ...(ending === null ? [] : [ending]),
      ...(isEmpty ? (["input_not_found"] as const) : []),
    ],
    apply: () => [{ ...entry, response: other.response }],
  }));
}
