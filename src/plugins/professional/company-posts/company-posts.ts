import {
  changed,
  eachTarget,
  findByType,
  operation,
  SourceError,
  statedOn,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { type CompanyPage, openCompany } from "../company/page.ts";
import { fitsWords } from "../company-employees/words.ts";
import {
  companies,
  companyForms,
  DATE_FILTERS,
  dateFilter,
  maxPosts,
  query,
  sortType,
  timeForms,
} from "../inputs.ts";
import { linkedPost, linkedPosts } from "../items/linked-post.ts";
import { cardsIn, readCard } from "../items/post-card.ts";
import { mergedPost, Post, type PostDraft } from "../items/post-record.ts";

export const companyPosts = operation({
  name: "company-posts",
  aliases: ["companyUpdates", "organizationPosts", "companyFeed"],
  title: "Posts of a company",
  summary: "The newest posts on the page of a company, with reactions, comments, pictures and films.",
  agentHint: "Use for what a company posted last; `post` and `post-comments` take the ids.",
  availability: "partial",
  availabilityNote: "Guests see the 10 newest posts of a company, and filters apply to those alone.",
  input: z.object({
    companies,
    query: query
      .optional()
      .describe("Only posts that hold these words; OR, AND, NOT, quotes and brackets are known."),
    dateFilter: dateFilter.describe("Only posts of so lately."),
    sortType: sortType.describe("Order: as on the page, or by date."),
    maxPosts: maxPosts.describe("At most this many posts of each company."),
  }),
  normalize: steps(companyForms, timeForms),
  record: Post,
  dedupeKey: (record) => record.id,
  canary: { input: { companies: ["google"] }, atLeast: { records: 3, fields: ["text", "likeCount"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.companies)], async function* (target, inner) {
      const opened = await openCompany(inner, target);
      const listed = postsOn(opened, inner.warn);
      if (listed.length === 0) inner.foundNothing(`${opened.id} has posted nothing.`);
      const span = asked.dateFilter === undefined ? Infinity : DATE_FILTERS[asked.dateFilter] * 1000;
      const wanted = listed
        .map((post, index) => ({ ...post, resultPosition: index + 1 }))
        .filter(({ text, publishedAt }) => {
          const age = publishedAt === null ? 0 : inner.now().getTime() - Date.parse(publishedAt);
          if (text === null && asked.query !== undefined)
            inner.warn("filter_undecided", "text: a post has no text to look for words in.");
          return age <= span && fitsWords(text ?? "", asked.query);
        });
      if (listed.length > 0 && wanted.length === 0)
        inner.foundNothing(`None of the ${listed.length} posts that guests see fits the filters.`);
      const ordered =
        asked.sortType === "date_posted"
          ? wanted.toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""))
          : wanted;
      const companyName =
        typeof opened.node["name"] === "string" ? opened.node["name"] : opened.document.textOf("h1");
      for (const post of ordered.slice(0, asked.maxPosts))
        yield found.row(opened.page, { ...post, companyId: opened.id, companyName });
    }),
});

/**
 * The posts of the page: of its list, with what linked data add, which has the newest six of them.
 * @throws SourceError `input_not_found` where the page shows guests no list, `source_changed` for one of another form
 */
function postsOn(
  { page, document, nodes, node, id }: CompanyPage,
  warn: Parameters<typeof readCard>[1],
): PostDraft[] {
  const linked = linkedPosts(nodes);
  const section = document.one('[data-test-id="updates"]');
  if (section === null) {
    if (!document.has('[data-test-id^="about-us"]') || node["@type"] === undefined)
      throw changed(page, "The page of the company has no part in a known form.");
    if (linked.size > 0)
      throw changed(page, "Linked data of the page name posts, and it has no list of them.");
    throw new SourceError("input_not_found", `LinkedIn hides the posts of ${id} from guests.`, {
      url: page.url,
    });
  }
  const items = section.one("ul")?.children.filter((item) => item.tag === "li") ?? [];
  if (items.some((item) => !item.has("article"))) warn("row_dropped", "An item of the list is no post.");
  const cards = cardsIn(section);
  const read = cards.flatMap((card) => {
    const post = readCard(card, warn);
    if (post === null) {
      warn("row_dropped", "A post on the page does not say which it is.");
      return [];
    }
    const data = linked.get(post.id);
    const stated = statedOn(warn, `the card of post ${post.id}`);
    stated("author", post.author);
    stated("shownUrl", post.shownUrl);
    return mergedPost(data === undefined ? null : linkedPost(post.id, data, warn), post) ?? [];
  });
  if (new Set(read.map((post) => post.id)).size < read.length)
    warn("row_dropped", "A post stands there twice.");
  if (cards.length > 0 && read.length === 0) throw changed(page, "None of the posts has a known form.");
  if (cards.length === 0 && (linked.size > 0 || findByType(nodes, "DiscussionForumPosting").length > 0))
    throw changed(page, "The list of posts is empty, and linked data name some.");
  return read;
}
