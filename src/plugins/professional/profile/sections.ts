import { type HtmlDocument, type HtmlNode, type RunContext } from "../../../plugin-sdk/index.ts";
import { identityOf } from "../page/links.ts";
import { linesIn, unmasked } from "../page/texts.ts";
import type { Station } from "./record.ts";

/** Names of the parts of a profile in its markup; those of before 2021 have classes alone. */
const SECTIONS = {
  employments: '[data-section="experience"], section.experience',
  educations: 'section[data-section="educationsDetails"], section.education',
  memberships: '[data-section="organizations"], section.organizations',
  awards: '[data-section="honors"], [data-section="awards"], section.awards',
  languages: '[data-section="languages"], section.languages',
};

/** The rows of a part: of nested lists, such as several positions at one company, the inner ones. Null without the part. */
function rowsIn(document: HtmlDocument, name: keyof typeof SECTIONS): HtmlNode[] | null {
  const section = document.one(SECTIONS[name]);
  return section?.all("li").filter((row) => row.has("h3") && !row.has("li h3")) ?? null;
}

/** Titles of the rows of a part. */
export const titlesIn = (
  document: HtmlDocument,
  name: "awards" | "languages" | "employments",
  warn: RunContext["warn"],
): string[] | null =>
  rowsIn(document, name)?.flatMap((row) => unmasked(row.textOf("h3"), name, warn) ?? []) ?? null;

/** Where somebody works, studied or belongs to: of work the second line is the company, else the first. */
export const stationsOn = (
  document: HtmlDocument,
  name: "employments" | "educations" | "memberships",
  warn: RunContext["warn"],
): Station[] | null =>
  rowsIn(document, name)?.map((row) => {
    const group = row.parent?.closest("li") ?? null;
    const place =
      name === "employments" ? (row.textOf("h4") ?? group?.textOf("h4") ?? null) : row.textOf("h3");
    const links = [row, group].flatMap((node) => node?.all("a[href]") ?? []);
    const identity = links
      .map((link) => identityOf(link.attr("href")))
      .find((one) => one?.kind === "organization");
    const [start = null, end = null] = row.all("time").map((time) => time.text() || null);
    return {
      id: identity?.id ?? null,
      name: unmasked(place, `${name}.name`, warn),
      url: identity?.url ?? null,
      startText: start,
      // A word in place of a time says that it goes on.
      endText: end !== null && /\p{N}/u.test(end) ? end : null,
      description: unmasked(
        linesIn(
          row.one(".show-more-less-text__text--more, .show-more-less-text__text--less, [class*=description]"),
        ),
        `${name}.description`,
        warn,
      ),
    };
  }) ?? null;
