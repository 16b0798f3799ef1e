import {
  atLeastOne,
  COMPATIBLE_SHOP_FLAGS,
  countIn,
  coverageOf,
  eachTarget,
  ExtraPages,
  flag,
  operation,
  outcomeOf,
  type RunContext,
  SHOP_FLAGS,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { supplierFlags } from "../features.ts";
import { marketInput, names, searchTerms, supplierIds, targetForms } from "../inputs.ts";
import { readSupplier, readTrade } from "./read-supplier.ts";
import { type FoundSupplier, suppliersFor } from "./supplier-search.ts";
import { SupplierRecord, supplierRecordOf } from "./record.ts";
import { readShelf } from "./shelf.ts";

const flags = {
  ...supplierFlags,
  includeFeedback: flag
    .default(false)
    .describe("How fast it answers and sends, and its orders of six months: one page more.")
    .meta({ aliases: ["includePerformance"] }),
  includeProducts: flag
    .default(false)
    .describe("What it sells: one page more for each 16 products.")
    .meta({ aliases: ["includeSupplierProducts"] }),
};
const FEATURES = [...SHOP_FLAGS, "includeFeedback", "includeProducts"] as const;
const WORDS = ["query", "queries", "term", "terms", "searchTerm", "searchQuery", "q", "keyword", "keywords"];

export const supplier = operation({
  name: "supplier",
  aliases: ["suppliers", "vendor", "vendors", "seller", "company", "supplierSearch", "store"],
  title: "Suppliers",
  summary:
    "Suppliers by their sites, or for a search text: what they sell, where, for how long, and what was checked.",
  agentHint: "Use with `seller.id` of products, addresses of sites, or words to find suppliers.",
  availability: "partial",
  availabilityNote:
    "The pages of profile and contacts are guarded: home page, feedback and list of products are read. Searching suppliers is refused to most programs, which ends the run as source_blocked.",
  notEchoed: "Lists of suppliers do not repeat the text that they were searched for.",
  input: z
    .object({
      supplierIds: supplierIds.optional(),
      searchTerms: searchTerms.optional().describe("Words to find suppliers by.").meta({ aliases: WORDS }),
      maxProducts: countIn(1, 160)
        .default(16)
        .describe("Most products of each supplier, with `includeProducts` or `includeOffers`."),
      ...marketInput,
      ...flags,
    })
    .check(atLeastOne("supplierIds", "searchTerms")),
  normalize: steps(targetForms("supplierIds", "supplier"), targetForms("searchTerms", "search")),
  selects: names("supplierIds", "supplier"),
  features: FEATURES,
  record: SupplierRecord,
  dedupeKey: (record) => `${record.term ?? ""}\n${record.id}`,
  canary: { input: { supplierIds: ["eptusbchina"] }, atLeast: { records: 1, fields: ["name", "companyId"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    const own = (record: FoundSupplier) => {
      const { supplierVerification, products, onTimePercent } = record;
      const sells = outcomeOf(
        products !== null && products.length === record.productCount,
        products !== null,
      );
      const outcomes = {
        ...COMPATIBLE_SHOP_FLAGS,
        includeSupplierVerification: outcomeOf(supplierVerification !== null),
        includeReviews: outcomeOf(false, record.rating !== null || onTimePercent !== null),
        includeSellerInfo: outcomeOf(true),
        includeFeedback: outcomeOf(onTimePercent !== null),
        includeOffers: sells,
        includeProducts: sells,
      };
      const kept = asked.includeSupplierVerification ? supplierVerification : null;
      return [
        { ...record, supplierVerification: kept },
        coverageOf({ ...asked }, FEATURES, outcomes),
      ] as const;
    };
    async function* site(id: string, inner: RunContext) {
      const { page, record } = await readSupplier(inner, id);
      yield* extra.each(inner, [record], async () => {
        const wantsFeedback = asked.includeFeedback || asked.includeReviews;
        const trade = wantsFeedback ? await extra.read("feedback", () => readTrade(inner, id)) : null;
        const wantsProducts = asked.includeProducts || asked.includeOffers;
        const shelf = wantsProducts
          ? await extra.read("products", () => readShelf(inner, id, asked.maxProducts))
          : null;
        return found(page, ...own(supplierRecordOf({ ...record, ...trade, ...shelf })));
      });
    }
    const targets = [
      ...[...new Set(asked.supplierIds)].map((id) => ({ id, term: null })),
      ...[...new Set(asked.searchTerms)].map((term) => ({ id: null, term })),
    ];
    return eachTarget(ctx, targets, ({ id, term }, inner) =>
      id === null
        ? suppliersFor(inner, term, (page, record) => found.row(page, ...own(record)))
        : site(id, inner),
    );
  },
});
