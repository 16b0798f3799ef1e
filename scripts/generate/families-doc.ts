import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { builtInScrapers } from "./built-in-scrapers.ts";
import { HOST_WORDS, usdPerThousand } from "./family-page.ts";
import { type GeneratedFile, markdownHeader } from "./generated-file.ts";
import { page, table } from "./markdown.ts";

/** docs/families.md: the table of all built-in families; each has a page of its own. */
export const familiesDoc: GeneratedFile = {
  path: "docs/families.md",
  async render() {
    return renderFamilies(await builtInScrapers());
  },
};

export function renderFamilies(scrapers: readonly Scraper[]): string {
  return page([
    markdownHeader("src/plugins/*/index.ts"),
    "# Scraper families",
    `Each has a page with what its operations take and give. An operation in italics is not public today: its creation is refused, and the page says why and which one works. ${HOST_WORDS}`,
    table(
      ["Family", "Reads", "Unit", "USD per 1,000", "Operations"],
      scrapers.map((scraper) => [
        `[${scraper.id}](families/${scraper.id}.md)`,
        `**${scraper.title}.** ${scraper.summary}`,
        scraper.unit,
        usdPerThousand(scraper),
        scraper.operations
          .map(({ name, availability }) => (availability === "not_public" ? `*${name}*` : name))
          .join(", "),
      ]),
    ),
  ]);
}
