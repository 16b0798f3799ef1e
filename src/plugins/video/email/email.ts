import {
  asLists,
  atLeastOne,
  changed,
  coverageOf,
  eachTarget,
  ExtraPages,
  fillerOf,
  flag,
  flagField,
  idsFromUrls,
  type JsonObject,
  neededLink,
  neededText,
  objectField,
  operation,
  outcomeOf,
  type RunContext,
  steps,
  str,
  textField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { readAbout } from "../channel/about.ts";
import { channelInfo } from "../channel/info.ts";
import { openTab } from "../channel/tabs.ts";
import { channels, localeInput, videoIds } from "../inputs.ts";
import { channelFields } from "../items/item.ts";
import type { Answer, Locale } from "../page/answer.ts";
import { channelUrl, videoUrl } from "../source.ts";
import { valueOf } from "../targets.ts";
import { readPlayer } from "../video/player.ts";
import { openWatch } from "../video/watch-page.ts";
import { addressesIn } from "./addresses.ts";

const FEATURES = ["includeAbout"] as const;
const PLACES = ["channel_description", "channel_link", "video_description"] as const;

const Email = z
  .object({
    email: neededText("Address, as it is meant."),
    isSpelledOut: flagField('True where the text writes it in words, such as "name [at] example.org".'),
    foundIn: wordField(PLACES, "Its state."),
    url: neededLink("Page of the channel or video."),
    videoId: textField("The video whose description shows it."),
    channel: objectField(channelFields(), "Whose page it is."),
    hasHiddenEmail: flagField(
      "True where there is a further address that YouTube shows to signed-in people only.",
    ),
  })
  .meta({ title: "PublicEmail" });
const emailOf = fillerOf(Email.shape);

/** Addresses of films among those of channels go to their own field. */
function parted(raw: JsonObject): JsonObject {
  const given = [raw["channels"] ?? []].flat();
  const isFilm = (item: unknown) => valueOf("video")(str(item) ?? str(item, "url") ?? "") !== null;
  const films = given.filter(isFilm);
  if (films.length === 0) return raw;
  const { channels: _all, ...rest } = raw;
  const others = given.filter((item) => !isFilm(item));
  const ids = [...[raw["videoIds"] ?? []].flat(), ...films];
  return { ...rest, videoIds: ids, ...(others.length === 0 ? {} : { channels: others }) };
}

type Text = { foundIn: (typeof PLACES)[number]; text: string | null };

export const email = operation({
  name: "email",
  aliases: ["emails", "contact", "contacts", "publicEmail"],
  title: "Public e-mail addresses",
  summary: "E-mail addresses that a channel or video shows to everybody in its description or links.",
  agentHint:
    'Use with channels or video ids. Many channels show none; the address behind "sign in" is not read.',
  availability: "partial",
  availabilityNote:
    "Only what is plain text on a page. The business address stands behind a sign-in and a captcha; `hasHiddenEmail` says whether there is one.",
  input: z
    .object({
      channels: channels.optional(),
      videoIds: videoIds
        .meta({ aliases: ["videoId", "videos", "video", "videoUrl", "videoUrls"] })
        .optional(),
      ...localeInput,
      includeAbout: flag
        .default(false)
        .describe("Also reads the channel's links. One more call per channel.")
        .meta({ aliases: ["about", "includeLinks"] }),
    })
    .check(atLeastOne("channels", "videoIds")),
  normalize: steps(
    asLists("channels", "videoIds"),
    parted,
    idsFromUrls("channels", valueOf("channel")),
    idsFromUrls("videoIds", valueOf("video")),
  ),
  features: FEATURES,
  record: Email,
  dedupeKey: (record) => `${record.channel?.id ?? record.url}\n${record.email}`,
  canary: { input: { channels: ["@LinusTechTips"] }, atLeast: { records: 1, fields: ["email", "foundIn"] } },
  run(ctx, asked, found) {
    const { country, language } = asked;
    const locale = { country, language };
    const targets = [
      ...[...new Set(asked.channels)].map((id) => ({ id, read: readChannel })),
      ...[...new Set(asked.videoIds)].map((id) => ({ id, read: readVideo })),
    ];
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, targets, async function* ({ id, read }, inner) {
      const { page, texts, hasAbout, ...of } = await read(
        inner,
        id,
        locale,
        asked.includeAbout ? extra : null,
      );
      inner.held(page);
      const coverage = coverageOf(asked, FEATURES, { includeAbout: outcomeOf(hasAbout) });
      const addresses = texts.flatMap(({ foundIn, text }) =>
        addressesIn(text ?? "").map((one) => ({ ...one, foundIn })),
      );
      if (addresses.length === 0) inner.foundNothing(`The page of ${id} shows no e-mail address.`);
      for (const address of addresses) yield found(page, emailOf({ ...address, ...of }), coverage);
      extra.end();
    });
  },
});

interface ReadTarget {
  page: Answer["page"];
  texts: Text[];
  hasAbout: boolean;
  url: string;
  videoId: string | null;
  channel: NonNullable<z.input<typeof Email>["channel"]>;
  hasHiddenEmail: boolean | null;
}

async function readChannel(
  ctx: RunContext,
  target: string,
  locale: Locale,
  extra: ExtraPages | null,
): Promise<ReadTarget> {
  const answer = await openTab(ctx, target, "about", locale);
  const { id, name, url, imageUrl, handle, isVerified, description } = channelInfo(answer, target, ctx.warn);
  if (str(answer.data, "metadata.channelMetadataRenderer.description") === null)
    throw changed(answer.page, "The page has no description of the channel, not even an empty one.");
  const about = (await extra?.read("about", () => readAbout(ctx, answer, id, locale))) ?? null;
  if (about !== null && about.links === null)
    ctx.warn("links_missing", "The panel of the channel shows no links.");
  const links = about?.links?.map(
    (link) => `${link.title ?? ""} ${link.url.replace(/^https?:\/\/|^mailto:/, "")}`,
  );
  return {
    page: answer.page,
    texts: [
      { foundIn: "channel_description", text: description },
      { foundIn: "channel_link", text: links?.join("\n") ?? null },
    ],
    hasAbout: about !== null,
    url,
    videoId: null,
    channel: { id, name, url, imageUrl, handle, isVerified },
    hasHiddenEmail: about?.hasHiddenEmail ?? null,
  };
}

async function readVideo(ctx: RunContext, id: string, locale: Locale): Promise<ReadTarget> {
  const answer = await openWatch(ctx, id, locale);
  const { description, channelId, channelName } = readPlayer(answer, id, ctx.warn);
  const url = channelId === null ? null : channelUrl(channelId);
  return {
    page: answer.page,
    texts: [{ foundIn: "video_description", text: description }],
    hasAbout: false,
    url: videoUrl(id),
    videoId: id,
    channel: { id: channelId, name: channelName, url, imageUrl: null, handle: null, isVerified: null },
    hasHiddenEmail: null,
  };
}
