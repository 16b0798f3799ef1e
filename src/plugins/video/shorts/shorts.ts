import { eachTarget, fieldMask, fillerOf, operation, z } from "../../../plugin-sdk/index.ts";
import { channelInfo } from "../channel/info.ts";
import { openTab, SORTS, tabRows } from "../channel/tabs.ts";
import { channels, localeInput, targetForms } from "../inputs.ts";
import { Item, itemOf } from "../items/item.ts";

const Short = Item.pick(
  fieldMask("id url title channel viewCount viewCountText thumbnails resultPosition"),
).meta({ title: "Short" });
const shortOf = fillerOf(Short.shape);

export const shorts = operation({
  name: "shorts",
  aliases: ["channelShorts", "reels", "short"],
  title: "Shorts of a channel",
  summary: "The shorts of a channel, with views.",
  agentHint: "Use with a channel. Lists show neither date nor length of shorts: ask `video` with their ids.",
  availability: "partial",
  availabilityNote:
    "The first 48 are on the page. Further ones and other orders need calls that robots.txt disallows: they run only where the operator allows it.",
  input: z.object({
    channels,
    ...localeInput,
    sort: z
      .enum(SORTS)
      .default("latest")
      .describe("Order.")
      .meta({ aliases: ["sortBy", "order", "orderBy"] }),
  }),
  normalize: targetForms("channels", "channel"),
  record: Short,
  dedupeKey: (record) => record.id,
  canary: { input: { channels: ["@YouTube"] }, atLeast: { records: 10, fields: ["title", "viewCount"] } },
  run: (ctx, { channels: all, sort, ...locale }, found) =>
    eachTarget(ctx, [...new Set(all)], async function* (target, inner) {
      const answer = await openTab(inner, target, "shorts", locale);
      const { id, name, url, imageUrl, handle, isVerified } = channelInfo(answer, target, inner.warn);
      const channel = { id, name, url, imageUrl, handle, isVerified };
      yield* tabRows(inner, answer, { tab: "shorts", sort, locale }, ({ page, language }, card, place) =>
        found.row(page, shortOf({ ...itemOf(card, language, place), channel })),
      );
    }),
});
