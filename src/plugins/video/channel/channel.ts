import {
  asLists,
  countField,
  coverageOf,
  eachTarget,
  ExtraPages,
  fieldMask,
  fillerOf,
  flag,
  instantField,
  listOf,
  nothingOf,
  objectField,
  operation,
  outcomeOf,
  steps,
  wordField,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { channels, localeInput, names, tabsFromUrls, targetForms } from "../inputs.ts";
import { Item, itemOf } from "../items/item.ts";
import { readAbout } from "./about.ts";
import { hasFeed, readFeed } from "./feed.ts";
import { channelInfo, channelInfoFields } from "./info.ts";
import { openTab, SORTS, tabRows, TABS } from "./tabs.ts";

const FEATURES = ["includeShorts", "includeAbout", "includeInstants"] as const;
const WITH_ABOUT = [...TABS, "about"] as const;

const ChannelRow = Item.omit(fieldMask("subscriberCount subscriberCountText description badges"))
  .extend({
    tab: wordField(WITH_ABOUT, "Tab of the channel that shows the row."),
    publishedAt: instantField("When it was published, of the newest 15 of a tab, with `includeInstants`."),
    likeCount: countField("Likes, of the same ones."),
    channelInfo: objectField(channelInfoFields(), "The channel, with what its page says of it."),
  })
  .meta({ title: "ChannelItem" });
const rowOf = fillerOf(ChannelRow.shape);

const input = z.object({
  channels,
  ...localeInput,
  tabs: listOf(z.enum(WITH_ABOUT), WITH_ABOUT.length, "tabs")
    .default(["videos"])
    .describe("Which tabs are read. `about` gives one Record about the channel itself.")
    .meta({ aliases: ["tab", "content", "contentType"] }),
  sort: z
    .enum(SORTS)
    .default("latest")
    .describe("Order of videos, shorts and streams.")
    .meta({ aliases: ["sortBy", "order", "orderBy"] }),
  includeShorts: flag
    .default(false)
    .describe("Also reads the tab of shorts.")
    .meta({ aliases: ["shorts"] }),
  includeAbout: flag
    .default(false)
    .describe(
      "Also gives views in all, country, links and day of joining. One more call per channel and tab.",
    )
    .meta({ aliases: ["about", "includeChannelInfo"] }),
  includeInstants: flag
    .default(false)
    .describe(
      "Also gives when the newest 15 videos, shorts and streams were published, and their likes, from feeds. One more call per channel and tab.",
    )
    .meta({ aliases: ["includeDates", "dates", "includePublishedAt"] }),
});

export const channel = operation({
  name: "channel",
  aliases: ["channelVideos", "channels", "user", "creator"],
  title: "Channel",
  summary: "What a channel has published, tab by tab, each row with what the page says of the channel.",
  agentHint: "Use with a channel id, handle or address. Ask `video` for instants, likes and descriptions.",
  availability: "partial",
  availabilityNote:
    "The first 30 rows of a tab are on the page. Further ones, other orders, `includeAbout` and `includeInstants` need calls that robots.txt disallows: they run only where the operator allows it.",
  input,
  normalize: steps(
    tabsFromUrls,
    targetForms("channels", "channel"),
    asLists("tabs"),
    wordsTo("tabs", { live: "streams", uploads: "videos" }),
  ),
  selects: names("channels", "channel"),
  features: FEATURES,
  record: ChannelRow,
  dedupeKey: (record) => `${record.tab}\n${record.kind}\n${record.id}`,
  canary: {
    input: { channels: ["@YouTube"] },
    atLeast: { records: 10, fields: ["title", "channelInfo.name"] },
  },
  run(ctx, asked, found) {
    const { sort, country, language } = asked;
    const locale = { country, language };
    const tabs = new Set([...asked.tabs, ...(asked.includeShorts ? (["shorts"] as const) : [])]);
    const targets = [...new Set(asked.channels)].flatMap((id) => [...tabs].map((tab) => ({ id, tab })));
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, targets, async function* ({ id, tab }, inner) {
      const answer = await openTab(inner, id, tab, locale);
      const stated = channelInfo(answer, id, inner.warn);
      const about = asked.includeAbout
        ? await extra.read("about", () => readAbout(inner, answer, stated.id, locale))
        : null;
      const feed =
        asked.includeInstants && hasFeed(tab)
          ? await extra.read("feed", () => readFeed(inner, stated.id, tab))
          : null;
      const info = { ...nothingOf(channelInfoFields()), ...stated, ...about };
      const coverage = coverageOf(asked, FEATURES, {
        includeShorts: outcomeOf(tab === "shorts"),
        includeAbout: outcomeOf(about !== null),
        includeInstants: outcomeOf(false, (feed?.size ?? 0) > 0),
      });
      const { id: ofChannel, name, url, imageUrl, handle, isVerified } = info;
      const owner = { id: ofChannel, name, url, imageUrl, handle, isVerified };
      if (tab === "about") {
        const own = { id: info.id, url: info.url, title: info.name, kind: "channel" as const };
        const counts = { videoCount: info.videoCount, videoCountText: info.videoCountText };
        yield found(
          answer.page,
          rowOf({ ...own, ...counts, channel: owner, tab, channelInfo: info }),
          coverage,
        );
      } else
        yield* tabRows(inner, answer, { tab, sort, locale }, ({ page, language: shown }, card, place) => {
          const item = itemOf(card, shown, place);
          const isOwn = item.channel === null || item.channel.id === ofChannel || item.channel.name === name;
          const row = {
            ...item,
            ...feed?.get(item.id),
            channel: isOwn ? owner : item.channel,
            tab,
            channelInfo: info,
          };
          return found.row(page, rowOf(row), coverage);
        });
      extra.end();
    });
  },
});
