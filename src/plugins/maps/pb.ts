/**
 * What calls ask for: protobuf as text, `!<field><type><value>`, where `!<field>m<n>` announces the next n tokens. The
 * source refuses a wrong n with status 400. Braces are slots.
 */
const ROWS =
  "!7i20!8i{offset}!10b1!34m19!2b1!3b1!4b1!6b1!8m6!1b1!3b1!4b1!5b1!6b1!7b1!9b1!12b1!14b1!20b1!23b1!25b1!26b1!31b1";

export const PB = {
  /** Results of a search, anywhere. */
  search: ROWS,
  /** The same around a point; the longitude comes first. */
  searchNear: `!1s{query}!4m8!1m3!1d{meters}!2d{longitude}!3d{latitude}!3m2!1i1024!2i768!4f13.1${ROWS}`,
  /** All of a place, as the page of the map asks for it; captured in 2026. */
  place:
    "!1m1!1s{feature}!12m4!2m3!1i360!2i120!4i8!13m57!2m2!1i203!2i100!3m2!2i4!5b1!6m6!1m2!1i86!2i86!1m2!1i408!2i240!7m33!1m3!1e1!2b0!3e3!1m3!1e2!2b1!3e2!1m3!1e2!2b0!3e3!1m3!1e8!2b0!3e3!1m3!1e10!2b0!3e3!1m3!1e10!2b1!3e2!1m3!1e10!2b0!3e4!1m3!1e9!2b1!3e2!2b1!9b0!15m8!1m7!1m2!1m1!1e2!2m2!1i195!2i195!3i20!15m110!1m28!13m9!2b1!3b1!4b1!6i1!8b1!9b1!14b1!20b1!25b1!18m17!3b1!4b1!5b1!6b1!9b1!13b1!14b1!17b1!20b1!21b1!22b1!30b1!32b1!33m1!1b1!34b1!36e2!10m1!8e3!11m1!3e1!17b1!20m2!1e3!1e6!24b1!25b1!26b1!27b1!29b1!30m1!2b1!36b1!37b1!39m3!2m2!2i1!3i1!43b1!52b1!54m1!1b1!55b1!56m1!1b1!61m2!1m1!1e1!65m5!3m4!1m3!1m2!1i224!2i298!72m22!1m8!2b1!5b1!7b1!12m4!1b1!2b1!4m1!1e1!4b1!8m10!1m6!4m1!1e1!4m1!1e3!4m1!1e4!3sother_user_google_review_posts__and__hotel_and_vr_partner_review_posts!6m1!1e1!9b1!89b1!90m2!1m1!1e2!98m3!1b1!2b1!3b1!103b1!113b1!114m3!1b1!2m1!1b1!117b1!122m1!1b1!126b1!127b1!128m1!1b1!22m1!1e81!29m0!30m6!3b1!6m1!2b1!7m1!2b1!9b1!34m5!7b1!10b1!14b1!15m1!1b0!37i788",
  /** Up to 500 entries of a shared list. */
  list: "!1m1!1s{list}!2e2!3e2!4i500",
} as const;

/** A template with its slots filled. `!` and `*` have a meaning in it and are escaped. */
export function filledPb(
  template: keyof typeof PB,
  values: Readonly<Record<string, string | number>>,
): string {
  return PB[template].replace(/\{(\w+)\}/g, (_slot, name: string) =>
    String(values[name] ?? "")
      .replaceAll("*", "*2A")
      .replaceAll("!", "*21"),
  );
}
