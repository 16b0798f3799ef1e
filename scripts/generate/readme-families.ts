import { builtInScrapers } from "./built-in-scrapers.ts";
import { code, table } from "./markdown.ts";
import { documentPart } from "./document-part.ts";

/** README.md with its table of what can be scraped. */
export const readmeFamilies = documentPart("README.md", "families", async () =>
  table(
    ["Scraper", "Reads", "Operations"],
    (await builtInScrapers()).map(({ id, title, operations }) => [
      `[${code(id)}](docs/families/${id}.md)`,
      title,
      operations.map(({ name }) => name).join(", "),
    ]),
  ),
);
