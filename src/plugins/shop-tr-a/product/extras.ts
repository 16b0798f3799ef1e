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

/** As the shop asks for them. */
const PAGE_SIZE = 20;
const QUESTION = { question: needed(textFrom("text", "")), answer: rarely(textFrom("answer.text", "")) };

/** The newest questions about a product that sellers answered; `isAll` when the shop counts no more. */
export async function readQuestions(ctx: RunContext, countryCode: string, id: string) {
  const query = { fulfilmentType: "mp", excludeTag: false, page: 0, size: PAGE_SIZE, isMobile: false };
  const { page, answer } = await askStore(
    ctx,
    countryCode,
    ["/merchant-questions/content/{id}/answered", { id }],
    query,
  );
  const rows = arr(answer, "questions.content");
  const total = int(answer, "questions.totalElements");
  if (rows === null || total === null || (rows.length === 0 && total > 0))
    throw changed(page, "The answer has no counted list of questions.");
  if (rows.length < Math.min(total, PAGE_SIZE))
    ctx.warn("rows_missing", `questionSamples: ${rows.length} of ${total} questions came on the first page.`);
  const samples = readRows(
    QUESTION,
    rows,
    { answer: "list of questions", warn: ctx.warn },
    "questionSamples",
  );
  return { samples, isAll: rows.length >= total };
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
