import { asLists, countIn, operation, shortText, steps, z } from "../../plugin-sdk/index.ts";
import {
  companies,
  companyForms,
  dateFilter,
  maxPosts,
  postForms,
  posts,
  queries,
  sortType,
  timeForms,
} from "./inputs.ts";
import { Post } from "./items/post-record.ts";
import { Profile } from "./profile/record.ts";

// LinkedIn shows these to nobody without an account. Their inputs are declared, so that the catalog says what they would
// take and a caller who asks for one learns what works in its place.

const text = (what: string, meaning: string, ...aliases: string[]) =>
  shortText(512, what).optional().describe(meaning).meta({ aliases });

async function* refused(): AsyncGenerator<never, void, void> {
  // Creation is refused before anything runs.
}

export const profileSearch = operation({
  name: "profile-search",
  aliases: ["peopleSearch", "searchPeople", "searchProfiles"],
  title: "People search",
  summary: "People by words, titles, companies and places.",
  agentHint:
    "Not public. `profile` reads profiles whose addresses are known, `company-employees` a few per company.",
  availability: "not_public",
  availabilityNote: "LinkedIn shows its search for people to members only.",
  nearest: "company-employees",
  input: z.object({
    queries: queries.optional().describe("Search texts."),
    firstName: text("The first name", "First name.", "givenName"),
    lastName: text("The last name", "Last name.", "familyName", "surname"),
    jobTitle: text("The job title", "Words of the title, such as A OR B.", "title"),
    location: text("The location", "Place.", "geo", "geoUrn"),
    companies: companies.optional().describe("Companies where they work."),
    maxProfiles: countIn(1, 1_000)
      .optional()
      .describe("At most this many.")
      .meta({ aliases: ["maxItems"] }),
  }),
  normalize: steps(asLists("queries"), companyForms),
  record: Profile,
  dedupeKey: (record) => record.id,
  run: refused,
});

export const postSearch = operation({
  name: "post-search",
  aliases: ["searchPosts", "contentSearch", "postsSearch"],
  title: "Post search",
  summary: "Posts by words, authors, companies and days.",
  agentHint:
    "Not public. `company-posts` looks for words in the newest posts of companies; `post` reads known posts.",
  availability: "not_public",
  availabilityNote: "LinkedIn shows its search for posts to members only.",
  nearest: "company-posts",
  input: z.object({
    queries: queries.optional().describe("Search texts."),
    sortType: sortType.describe("Order."),
    dateFilter: dateFilter.describe("Only posts of so lately."),
    companyUrns: text(
      "The list",
      "Companies that are named, with commas between them.",
      "mentionsCompanyUrns",
    ),
    memberUrns: text("The list", "People who are named, with commas between them.", "mentionsMemberUrns"),
    authorCompanyUrns: text("The list", "Companies where authors work, with commas between them."),
    authorIndustryUrns: text("The list", "Industries of authors, with commas between them."),
    authorJobTitle: text("The job title", "Title of authors."),
    contentType: text("The kind", "Kind of post, such as videos or images."),
    maxPosts: maxPosts.describe("At most this many posts."),
  }),
  normalize: steps(asLists("queries"), timeForms),
  record: Post,
  dedupeKey: (record) => record.id,
  run: refused,
});

export const postReshares = operation({
  name: "post-reshares",
  aliases: ["reshares", "reposts", "postShares"],
  title: "Reposts of a post",
  summary: "Posts that pass on a post.",
  agentHint: "Not public. `post` gives `shareCount` where the page says it.",
  availability: "not_public",
  availabilityNote: "LinkedIn shows who passed on a post to members only.",
  nearest: "post",
  input: z.object({ posts, maxPosts: maxPosts.describe("At most this many of each post.") }),
  normalize: postForms,
  record: Post,
  dedupeKey: (record) => record.id,
  run: refused,
});
