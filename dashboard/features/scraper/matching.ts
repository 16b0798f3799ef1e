import type { ScraperCatalogQuery } from "../../generated/scraper.ts";

type Scraper = Pick<ScraperCatalogQuery["scrapers"][number], "id" | "title" | "summary" | "operations">;

/** Whether each word of the text is found in a scraper or one of its operations. */
export function matching({ id, title, summary, operations }: Scraper, text: string): boolean {
  const said = [
    id,
    title,
    summary ?? "",
    ...operations.flatMap((one) => [one.name, one.title, ...one.aliases]),
  ];
  const all = said.join("\n").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
