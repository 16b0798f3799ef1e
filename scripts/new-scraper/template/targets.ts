import { asLists, idsFromUrls, steps, z } from "../../../src/plugin-sdk/index.ts";

const ID = /^[\w-]{1,40}$/;
const ADDRESS = /^https?:\/\/(?:www\.)?example\.org\/items\/([\w-]{1,40})(?:[/?#].*)?$/;

/** The items that an operation reads. */
export const itemIds = z
  .array(z.string().regex(ID, "Expected ids of items, or addresses of their pages."))
  .min(1)
  .max(100)
  .describe("Ids of items; addresses of their pages are accepted too.")
  .meta({ aliases: ["itemUrls"] });

/** Makes ids of the addresses that callers give. */
export const readItemIds = steps(
  asLists("itemIds"),
  idsFromUrls("itemIds", (url) => ADDRESS.exec(url)?.[1] ?? null),
);
