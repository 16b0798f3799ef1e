/** What feeds state of posts, comments, communities and accounts; everything else is in the API alone. */
const IN_FEEDS = new Set(
  (
    "kind id fullname url title text textHtml publishedAt author community postType externalUrl imageUrl media domain " +
    "isSelf isRemoved crosspostParentId surface postId postTitle comments name username description resultPosition " +
    "term lastActiveAt approximation featureCoverage"
  ).split(" "),
);
export const inFeeds = (field: string): boolean => IN_FEEDS.has(field);
