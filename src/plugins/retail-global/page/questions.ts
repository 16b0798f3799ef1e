import type { HtmlDocument } from "../../../plugin-sdk/index.ts";
import { countIn, type Facts } from "./facts.ts";
import { within } from "./within.ts";

/** How many questions were answered, where a page says so. */
export const questionCountOn = (doc: HtmlDocument, facts: Facts): number | null =>
  countIn(
    within(doc, "#askATFLink, #ask_feature_div", (box) =>
      box.is("#askATFLink") ? [box] : box.all("a"),
    )[0]?.text() ?? null,
    facts,
  );

/** Questions with their answers, which older pages print. */
export function questionsOn(doc: HtmlDocument, { warn }: Facts) {
  const found = new Map<string, { question: string; answer: string | null }>();
  for (const row of doc.all(
    ".askTeaserQuestions > .a-fixed-left-grid, .askTeaserQuestions .askInlineWidget",
  )) {
    const [labels, [question, answer, third]] = [row.all(".a-col-left"), row.all(".a-col-right")];
    const text = question?.text() ?? "";
    // The question leads to its answers.
    const isTurned = answer?.has("a[href*='/ask/']") === true;
    const isWhole =
      text !== "" && answer !== undefined && third === undefined && labels.length === 2 && !isTurned;
    if (isWhole) found.set(text, { question: text, answer: answer.text() });
    else warn("field_missing", "questionSamples: a question of the page is not in a known form.");
  }
  return found.size === 0 ? null : [...found.values()];
}
