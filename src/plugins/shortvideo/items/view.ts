import { at, filledText, int, isJsonObject, type JsonObject, obj } from "../../../plugin-sdk/index.ts";

/** An object without its nulls, at any depth: what another answer does not say is missing, which readers count. */
const dropNulls = (value: object): JsonObject =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => one ?? undefined)) as JsonObject;

/** Shorter numbers are exact: rounding leaves three figures. */
const ROUNDED_FROM = 1000;

/** Counts as a page states them: `statsV2` has all digits as text, `stats` rounds up or down. */
export function countsIn(of: unknown, exact: string, rounded: string) {
  const all = obj(of, exact);
  const counts = all ?? obj(of, rounded);
  const isRounded =
    all === null && Object.values(counts ?? {}).some((count) => (int(count) ?? 0) >= ROUNDED_FROM);
  return { counts, isExact: counts === null ? null : !isRounded, isRounded };
}

/** A video of a page in one form; `author` has its counts. */
export function viewOfItem(item: JsonObject) {
  const { counts, isExact, isRounded } = countsIn(item, "statsV2", "stats");
  const author = obj(item, "author");
  // Share pages have the counts of the author among what they say of them, too.
  const ofAuthor = countsIn(item, "authorStatsV2", "authorStats").counts ?? author;
  const view: JsonObject = {
    ...item,
    ...(counts === null ? {} : { counts }),
    ...(author === null ? {} : { author: { ...author, counts: ofAuthor as JsonObject } }),
  };
  return { view, isExact, isRounded };
}

/** What an embedded page says of a video, in the form of the site's own calls. */
export function viewOfEmbed(data: JsonObject): JsonObject {
  const { itemInfos: item, authorInfos: author, musicInfos: music } = data;
  const texts = [data["textExtraList"], data["textExtra"], at(item, "textExtra")].find(Array.isArray);
  return dropNulls({
    ...pick(item, { id: "id", desc: "text", createTime: "createTime" }),
    counts: item,
    video: {
      ...obj(item, "video.videoMeta"),
      cover: at(item, "covers"),
      playAddr: at(item, "video.urls"),
    },
    imagePost: obj(data, "imagePostInfo") ?? obj(item, "imagePostInfo"),
    author: isJsonObject(author)
      ? {
          ...pick(author, { id: "userId", nickname: "nickName", avatarThumb: "covers" }),
          ...author,
          counts: data["authorStats"],
        }
      : null,
    music:
      isJsonObject(music) && filledText(music, "musicId") !== null
        ? {
            ...pick(music, { id: "musicId", title: "musicName", coverLarge: "covers" }),
            ...music,
          }
        : null,
    textExtra: texts,
    challenges: data["challengeInfoList"],
  });
}

/** A row of the list of an embedded page. */
export function viewOfRow(row: JsonObject): JsonObject {
  const { playCount, coverUrl, originCoverUrl, dynamicCoverUrl, playAddr, width, height, authorUniqueId } =
    row;
  return dropNulls({
    ...row,
    counts: { playCount },
    // Where none is filled, the first one says whether the row states any.
    video: { cover: coverUrl || originCoverUrl || dynamicCoverUrl || coverUrl, playAddr, width, height },
    author: { uniqueId: authorUniqueId },
  });
}

/** The answer by which other sites learn how to embed a video. */
export function viewOfOembed(answer: JsonObject, id: string): JsonObject {
  return dropNulls({
    id,
    desc: answer["title"],
    author: { uniqueId: answer["author_unique_id"] ?? handleIn(answer), nickname: answer["author_name"] },
    video: { cover: answer["thumbnail_url"] },
  });
}

export const handleIn = (answer: JsonObject): string | null =>
  /\/@([^/?#]+)/.exec(filledText(answer, "author_url") ?? "")?.[1] ?? null;

const pick = (from: unknown, names: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(Object.entries(names).map(([to, name]) => [to, at(from, name) as JsonObject]));
