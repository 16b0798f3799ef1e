import { isUtf8 } from "node:buffer";
import type { HarEntry } from "../../http/har/schema.ts";
import { answeredWith, bodyOf, guardedJson, withText, type Body } from "./body.ts";
import { frameMutations, payloadsOf } from "./frames.ts";
import { markupMutations } from "./html-mutations.ts";
import { pageTextMutations } from "./html-text-mutations.ts";
import { jsonMutations } from "./json-mutations.ts";
import { CHANGED, type EntryMutation, type TextMutation } from "./mutation.ts";
import { refusals } from "./refusals.ts";
import { scriptJson } from "./script-json.ts";
import { seededPick } from "./seeded.ts";
import { otherAnswers, type Surrounding } from "./other-answers.ts";
import { xmlMutations } from "./xml-mutations.ts";

const CUTS = 4;
/** Every change of one recorded answer. */
export function entryMutations(entry: HarEntry, around: Surrounding): EntryMutation[] {
  const body = bodyOf(entry);
  return [
    ...textMutations(body, around).map((mutation) => onText(entry, mutation)),
    ...otherAnswers(entry, body, around),
    ...wrongCharset(entry),
    ...withNuls(entry, body),
    ...refusals(entry, body.kind),
  ];
}

function onText(entry: HarEntry, mutation: TextMutation): EntryMutation {
  return { ...mutation, apply: () => [withText(entry, mutation.apply())] };
}

function textMutations({ kind, text }: Body, { records, seed }: Surrounding): TextMutation[] {
  switch (kind) {
    case "json":
      return [...jsonMutations(text, seed), ...cuts(text, seed)];
    case "guarded": {
      const { json, put } = guardedJson(text);
      return [...within("guarded", put, jsonMutations(json, seed)), ...cuts(text, seed)];
    }
    case "frames":
      return [
        ...frameMutations(text),
        ...payloadsOf(text).flatMap(({ rpc, text: payload, put }) =>
          within(rpc, put, jsonMutations(payload, seed)),
        ),
        ...cuts(text, seed),
      ];
    case "html":
      return [
        ...markupMutations(text, seed),
        ...pageTextMutations(text, textsIn(records)),
        ...scriptJson(text).flatMap(({ where, text: json, put }) =>
          within(where, put, jsonMutations(json, seed)),
        ),
        ...cuts(text, seed),
      ];
    case "xml":
      return [...xmlMutations(text, seed), ...cuts(text, seed)];
    default:
      return [];
  }
}

/** Changes of a text that is part of another. */
function within(
  where: string,
  put: (part: string) => string,
  mutations: readonly TextMutation[],
): TextMutation[] {
  return mutations.map((mutation) => ({
    ...mutation,
    place: `${where} ${mutation.place}`,
    apply: () => put(mutation.apply()),
  }));
}

/** The end is missing, at places that depend on the seed. */
function cuts(text: string, seed: number): TextMutation[] {
  const whole = text.trimEnd().length;
  return Array.from({ length: Math.min(CUTS, whole - 1) }, (_, index) => {
    const at = 1 + seededPick(seed, `cut ${index} of ${whole}`, whole - 1);
    return {
      name: "cut",
      place: `after ${at} of ${whole}`,
      effect: "loss" as const,
      fits: CHANGED,
      apply: () => text.slice(0, at),
    };
  });
}

/** Every text that Records hold, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A byte that no text has, at the start and in the middle. */
function withNuls(entry: HarEntry, { kind, text }: Body): EntryMutation[] {
  if (kind !== "html" && kind !== "json" && kind !== "xml") return [];
  const at = text.indexOf(">", Math.floor(text.length / 2)) + 1;
  const changed = kind === "html" && at > 0 ? `${text.slice(0, at)}\0${text.slice(at)}` : `${text}\0`;
  return [
    {
      name: "nul",
      place: "between two elements",
      effect: "form",
      fits: CHANGED,
      apply: () => [withText(entry, changed)],
    },
  ];
}

/** A header that claims another charset than the bytes have. ASCII reads the same in both, so it is left out. */
function wrongCharset(entry: HarEntry): EntryMutation[] {
  const { content, headers } = entry.response;
  const bytes = Buffer.from(content.text ?? "", content.encoding ?? "utf8");
  if (!isUtf8(bytes) || bytes.includes(0) || bytes.every((byte) => byte < 128)) return [];
  const type = headers.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? content.mimeType;
  const [mimeType = "text/plain"] = type.split(";");
  const answer = { status: entry.response.status, type: `${mimeType}; charset=iso-8859-1`, text: "" };
  return [
    {
      name: "wrong-charset",
      place: "content-type",
      effect: "form",
      fits: CHANGED,
      apply: () => {
        const changed = answeredWith(entry, answer);
        changed.response.headers = [
          ...headers.filter(({ name }) => name.toLowerCase() !== "content-type"),
          { name: "content-type", value: answer.type },
        ];
        // As base64 the bytes reach the decoder as they are.
        changed.response.content = {
          size: -1,
          mimeType: answer.type,
          text: bytes.toString("base64"),
          encoding: "base64",
        };
        return [changed];
      },
    },
  ];
}
