import { type Coverage, type CoverageOutcome, coverageOf } from "../../../plugin-sdk/index.ts";

/** Which fields each flag of the input stands for. */
const PARTS = {
  includeScores:
    "score isScoreHidden upvoteRatio commentCount shareCount awardCount replyCount moreReplyCount communityMemberCount isControversial",
  includeFlair:
    "flair authorFlair isNsfw isSpoiler isLocked isStickied isArchived isOriginalContent distinguished",
  includeMedia: "media imageUrl",
  includeThreads: "parentId depth isSubmitter",
} as const;
export type Part = keyof typeof PARTS;

export const POST_PARTS: readonly Part[] = ["includeScores", "includeFlair", "includeMedia"];
export const COMMENT_PARTS: readonly Part[] = ["includeScores", "includeFlair", "includeThreads"];
export const ALL_PARTS = Object.keys(PARTS) as Part[];

/** The parts that an input wants. */
export type Wanted = Readonly<Partial<Record<Part, boolean>>>;

/** A Record with the parts that are wanted, and what was shown of each of them. */
export function shown<D extends { surface: "feed" | "api"; kind: string }>(
  draft: D,
  wanted: Wanted,
  parts: readonly Part[],
): [draft: D, coverage: Coverage] {
  const dropped = parts.filter((part) => wanted[part] === false).flatMap((part) => PARTS[part].split(" "));
  const nulls = dropped.filter((name) => name in draft).map((name) => [name, null]);
  const outcomes = Object.fromEntries(parts.map((part) => [part, outcome(draft, part)])) as Record<
    Part,
    CoverageOutcome
  >;
  return [{ ...draft, ...Object.fromEntries(nulls) } as D, coverageOf(wanted, parts, outcomes)];
}

function outcome(draft: { surface: "feed" | "api"; kind: string }, part: Part): CoverageOutcome {
  const isOfPosts = part === "includeMedia";
  if (part === "includeThreads" || isOfPosts) {
    if ((draft.kind === "post") !== isOfPosts) return "not_found";
    if (isOfPosts && draft.surface === "feed") return hasPicture(draft) ? "partial" : "not_found";
  }
  return draft.surface === "api" ? "extracted" : "not_found";
}

function hasPicture(draft: object): boolean {
  const { media, imageUrl } = draft as { media?: unknown[] | null; imageUrl?: string | null };
  return (media?.length ?? 0) > 0 || (imageUrl ?? null) !== null;
}
