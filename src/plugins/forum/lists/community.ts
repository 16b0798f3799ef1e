import { PLACES } from "../source.ts";
import { aboutPath, isIn, type RowList } from "./rows.ts";

/** Posts or the newest comments of a community, of several as `a+b`, or of `popular` and `all`, which have any. */
export function communityList(
  sub: string,
  kind: "posts" | "comments",
  { sort, time }: { sort: string; time?: string | undefined },
): RowList {
  const isAny = sub === "popular" || sub === "all";
  const place = kind === "comments" ? PLACES.newComments : sort === "hot" ? PLACES.hot : PLACES.sorted;
  return {
    what: `r/${sub}`,
    place,
    values: { sub, sort },
    query: kind === "comments" ? {} : { t: time },
    about: aboutPath(`/r/${sub}`),
    isOurs: isAny ? () => true : isIn(sub),
    isTold: !isAny,
  };
}

/** The lists that `contentType` asks for. */
export const kindsOf = (contentType: "posts" | "comments" | "both"): ("posts" | "comments")[] =>
  contentType === "both" ? ["posts", "comments"] : [contentType];
