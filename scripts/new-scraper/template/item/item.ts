import { eachTarget, operation, z } from "../../../../src/plugin-sdk/index.ts";
import { Item } from "../records.ts";
import { askItem } from "../source.ts";
import { itemIds, readItemIds } from "../targets.ts";
import { parseItemPage } from "./item-page.ts";

export const item = operation({
  name: "item",
  title: "Item by id",
  summary: "Items by their ids or addresses.",
  agentHint: "Read-only. One request to the source for each id; one that is gone is a warning.",
  availability: "full",
  input: z.object({ itemIds }),
  normalize: readItemIds,
  record: Item,
  dedupeKey: ({ id }) => id,
  canary: { input: { itemIds: ["a1"] }, atLeast: { records: 1, fields: ["title", "url"] } },
  run: (ctx, input, found) =>
    eachTarget(ctx, input.itemIds, async function* (id, inner) {
      const page = await askItem(inner, id);
      yield found.row(page, parseItemPage(page, id));
    }),
});
