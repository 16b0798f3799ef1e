import {
  arr,
  changed,
  filledText,
  htmlToText,
  int,
  needed,
  rarely,
  readRows,
  type RunContext,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { askStore } from "../shop/store.ts";

const QUESTION = { question: needed(textFrom("text", "")), answer: rarely(textFrom("answer.text", "")) };

/** Questions about a product that sellers answered. */
export async function readQuestions(ctx: RunContext, countryCode: string, id: string) {
  const query = { fulfilmentType: "mp", excludeTag: false, page: 0, size: 20, isMobile: false };
  const { page, answer } = await askStore(
    ctx,
    countryCode,
    ["/merchant-questions/content/{id}/answered", { id }],
    query,
  );
  const rows = arr(answer, "questions.content");
  const total = int(answer, "questions.totalElements");
  if (rows === null || (rows.length === 0 && total !== 0))
    throw changed(page, "The answer has no list of questions.");
  return readRows(QUESTION, rows, { answer: "list of questions", warn: ctx.warn }, "questionSamples");
}

/** The seller's words on a product; rules of the shop stand beside them with another priority. */
export async function readDescription(ctx: RunContext, countryCode: string, id: string) {
  const { page, result } = await askStore(ctx, countryCode, ["/component-read/component/{id}", { id }]);
  const parts = arr(result, "descriptions");
  if (parts === null) throw changed(page, "The answer has no list of descriptions.");
  const own = parts
    .filter((part) => int(part, "priority") === 0)
    .map((part) => filledText(part, "text") ?? "");
  return htmlToText(own.join("\n").replace(/\[\/?page[^\]]*\]/g, "")).trim() || null;
}
