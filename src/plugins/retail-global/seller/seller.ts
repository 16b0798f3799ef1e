import {
  atLeastOne,
  changed,
  countIn,
  coverageOf,
  eachTarget,
  ExtraPages,
  operation,
  outcomeOf,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { countryOf, marketInput, names, optional, sellerForms, sellerInput, targetsOf } from "../inputs.ts";
import { readFeedback } from "./read-feedback.ts";
import { readSeller } from "./read-seller.ts";
import { Seller } from "./record.ts";

const FEATURES = ["includeFeedback"] as const;

export const seller = operation({
  name: "seller",
  aliases: ["sellers", "vendor", "vendors", "merchant", "sellerProfile", "seller-intelligence"],
  title: "Sellers",
  summary: "The page of a seller: name, registered business, ratings by time, and what buyers said.",
  agentHint: "Use with seller ids from products and offers; `search` with sellerIds has what they offer.",
  availability: "partial",
  availabilityNote:
    "Amazon itself has no such page. What buyers said comes without their names, and from a call that robots may not be allowed.",
  input: z
    .object({
      ...sellerInput,
      sellerUrls: sellerInput.sellerUrls.meta({
        aliases: ["sellerUrl", "storeUrls", "vendorUrls", "url", "urls", "startUrls"],
      }),
      ...marketInput,
      includeFeedback: optional("Also what buyers said: one call more for each five.").meta({
        aliases: ["includeReviews"],
      }),
      maxFeedback: countIn(1, 100).default(10).describe("Most pieces of feedback for each seller."),
    })
    .check(atLeastOne("sellerUrls", "sellerIds")),
  normalize: steps(sellerForms),
  selects: names("sellerUrls", "sellerIds", "seller"),
  features: FEATURES,
  record: Seller,
  dedupeKey: (record) => record.url,
  canary: { input: { sellerIds: ["A1CJB5SYI9X4XC"] }, atLeast: { records: 1, fields: ["name"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const own = (asked.sellerIds ?? []).map(
      (id) => ({ kind: "seller", country: countryOf(asked), id }) as const,
    );
    return eachTarget(ctx, targetsOf(asked, asked.sellerUrls, own), async function* (target, inner) {
      if (target.kind !== "seller") throw changed({}, "The target is no seller.");
      const { page, record } = await readSeller(inner, asked, target);
      yield* extra.each(inner, [record], async () => {
        const said = asked.includeFeedback
          ? await extra.read("feedback", () => readFeedback(inner, target, asked.maxFeedback))
          : null;
        const coverage = coverageOf(asked, FEATURES, {
          includeFeedback: outcomeOf(said !== null && said.rows.length === said.count, said !== null),
        });
        return found(
          page,
          { ...record, feedback: said?.rows ?? null, feedbackCount: said?.count ?? null },
          coverage,
        );
      });
    });
  },
});
