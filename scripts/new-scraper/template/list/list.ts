import { eachPage, listAsAsked, operation, searchText, z } from "../../../../src/plugin-sdk/index.ts";
import { Item } from "../records.ts";
import { askItems } from "../source.ts";
import { parseItemsPage } from "./items-page.ts";

/** The site shows no more of one list. */
const MAX_PAGES = 500;

export const list = operation({
  name: "list",
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
  dedupeKey: ({ id }) => id,
  // What must at least come back from the live source: `quarry canary run` asks for it.
  canary: { input: {}, atLeast: { records: 1, fields: ["title", "url"] } },
  run(ctx, { query }, found) {
    let shown = 0;
    return eachPage(ctx, { first: 1, max: MAX_PAGES }, async function* (page) {
      const response = await askItems(ctx, query, page);
      const { items, total, hasNextPage, says } = parseItemsPage(response);
      listAsAsked(ctx, response, {
        search: { asked: query ?? "", shown: says.query },
        page: { asked: page, shown: says.page },
      });
      if (total !== null) ctx.total(total);
      if (items.length === 0) ctx.foundNothing("The list says that nothing matches.");
      for (const item of items) yield found.row(response, item);
      shown += items.length;
      // A run that resumed has not seen the earlier pages.
      if (!hasNextPage && ctx.resumeFrom === null && total !== null && shown < total)
        ctx.warn("items_missing", `The list claims ${total} items and shows ${shown}.`);
      return hasNextPage ? page + 1 : null;
    });
  },
});
