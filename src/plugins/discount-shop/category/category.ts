import {
  atLeastOne,
  eachTarget,
  fillerOf,
  neededText,
  operation,
  SHOP_FLAGS,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { Card } from "../goods/card-record.ts";
import { listFlags } from "../features.ts";
import { goods } from "../goods/list.ts";
import { categoryForms, categoryInput, editionInput, names, targetsOf } from "../inputs.ts";
import { type Answer, askPage } from "../page/answer.ts";
import { addressOf, categoryOf } from "../targets.ts";
import { readOptions } from "./options.ts";

const Entry = Card.omit({ term: true })
  .extend({
    kind: neededText("product, or category where categories were asked for or the page has nothing else."),
    parentId: textField("Of a category: number of the one above it."),
  })
  .meta({ title: "CategoryEntry" });
const entryOf = fillerOf(Entry.shape);

export const category = operation({
  name: "category",
  aliases: ["categories", "categoryProducts", "opt"],
  title: "Goods of a category, or the categories in it",
  summary:
    "Goods of categories with price, discount, sold count and rating; or the tree of categories of a page.",
  agentHint: "Use with category numbers or addresses; show: categories lists what is below them.",
  availability: "partial",
  availabilityNote:
    "Only what the page of the category carries for a visitor without a session; Temu mostly answers with a sign-in page or a check, and refuses the calls for further pages. Both end the run as source_blocked.",
  input: z
    .object({
      ...categoryInput,
      ...editionInput,
      show: z
        .enum(["products", "categories"])
        .default("products")
        .describe("products: goods of the category; categories: the categories that its page names.")
        .meta({ aliases: ["mode", "content", "recordType"] }),
      ...listFlags,
    })
    .check(atLeastOne("categoryUrls", "categoryIds")),
  normalize: categoryForms,
  selects: names("categoryUrls", "categoryIds", "category"),
  features: SHOP_FLAGS,
  record: Entry,
  dedupeKey: (record) => `${record.listingUrl}\n${record.kind}\n${record.id}`,
  canary: { input: { categoryIds: ["1084"] }, atLeast: { records: 10, fields: ["title", "price"] } },
  run: (ctx, asked, found) =>
    eachTarget(
      ctx,
      targetsOf(asked.categoryUrls, asked.categoryIds, categoryOf),
      async function* (target, inner) {
        const listingUrl = addressOf({ ...target, edition: {} });
        const options = (answer: Answer) =>
          readOptions(answer, target, asked, inner).map((one) =>
            found.row(answer.page, entryOf({ ...one, kind: "category", listingUrl })),
          );
        if (asked.show === "categories") {
          yield* options(await askPage(inner, asked, target));
          return;
        }
        yield* goods(
          inner,
          asked,
          target,
          (page, card, coverage) =>
            found.row(page, entryOf({ ...card, listingUrl, kind: "product" }), coverage),
          {
            otherwise(answer) {
              inner.warn("goods_missing", `The page of category ${target.id} has categories and no goods.`);
              return options(answer);
            },
          },
        );
      },
    ),
});
