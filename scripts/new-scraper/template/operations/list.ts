import { operation, searchText, z } from "../../../../src/plugin-sdk/index.ts";
import { parseItemsPage } from "../parse/items-page.ts";
import { Item, type ItemInput } from "../records.ts";
import { itemsUrl, pageToStartFrom } from "../urls.ts";

export const list = operation({
  name: "list",
  aliases: ["items"],
  title: "Items",
  summary: "Items of the public list, in its order.",
  agentHint: "Read-only. Leave `query` out for the whole list; set `limit` to stop early.",
  availability: "full",
  input: z.object({
    query: searchText
      .optional()
      .describe("Only items that the site finds for this text.")
      .meta({ aliases: ["searchQuery"] }),
  }),
  record: Item,
  dedupeKey: (item) => item.id,
  async *run(ctx, { query }) {
    const firstPage = pageToStartFrom(ctx.resumeFrom);
    for (let page = firstPage; ; page++) {
      const response = await ctx.http.get(itemsUrl(ctx.origin("web")), { query: { q: query, page } });
      const { items, total, hasNextPage } = parseItemsPage(response);
      if (total !== null) ctx.total(total);
      if (page === firstPage && items.length === 0) ctx.foundNothing("The list says that nothing matches.");
      for (const item of items) yield { from: response, record: item as ItemInput };
      if (!hasNextPage) return;
      // Only where there is more: a run that resumed after the last page would ask for one that does not exist.
      ctx.checkpoint(page + 1);
    }
  },
});
