import {
  canonicalUrl,
  changed,
  collapse,
  fillerOf,
  findByType,
  htmlToText,
  identityFields,
  jsonLd,
  listField,
  localeFields,
  neededText,
  type PageText,
  parseHtml,
  readFields,
  requireEnd,
  type RunContext,
  textField,
  timeFields,
  timeOf,
  z,
} from "../../../plugin-sdk/index.ts";
import { languageOf, rawAt, textAt } from "../job/job-facts.ts";
import { siteOf } from "../source.ts";
import { readUrl } from "../targets.ts";

/** Record of `resume`: a sample that the source wrote, of nobody. */
export const ResumeSample = z
  .object({
    ...identityFields("the sample"),
    ...localeFields(),
    summary: textField("What the page says of itself."),
    sections: listField(
      { heading: neededText("Heading."), text: textField("Text below it, plain.") },
      "The sample and the advice around it, by heading.",
    ),
    ...timeFields("published", "When it was published"),
    ...timeFields("updated", "When it was last changed"),
  })
  .meta({ title: "ResumeSample" });
const sampleOf = fillerOf(ResumeSample.shape);

const ARTICLE = {
  title: textAt("headline"),
  summary: textAt("description"),
  published: rawAt("datePublished"),
  updated: rawAt("dateModified"),
};

/** Reads a page with a sample. @throws SourceError `source_changed` for another one, or without its article */
export function readSamplePage(
  page: PageText & { url: string },
  path: string,
  country: string,
  warn: RunContext["warn"],
) {
  requireEnd(page, "</html>");
  const document = parseHtml(page);
  const url = canonicalUrl(document);
  const own = url === null ? null : readUrl(url);
  const wanted = [path, readUrl(page.url)?.value ?? path];
  if (own?.kind !== "resume" || !wanted.includes(own.value))
    throw changed(page, `The page is not about ${path}.`);
  const { items } = jsonLd(document);
  const [article] = ["Article", "NewsArticle", "BlogPosting"].flatMap((type) => findByType(items, type));
  const read = readFields(ARTICLE, article, { answer: "page", warn });
  const title = read.title ?? document.textOf("h1");
  const body = document.one("article") ?? document.one("main");
  if (article === undefined || title === null || body === null)
    throw changed(page, "The page has no article.");
  const found = [...body.html().matchAll(/<h[23]\b[^>]*>(.*?)<\/h[23]\s*>(.*?)(?=<h[23]\b|$)/gis)].map(
    ([, heading = "", text = ""]) => ({
      heading: collapse(htmlToText(heading)),
      text: htmlToText(text) || null,
    }),
  );
  const sections = found.filter(({ heading }) => heading !== "");
  if (sections.length === 0) throw changed(page, "The article has no headings.");
  return sampleOf({
    id: path,
    url: `${siteOf(country)}${own.url.pathname}`,
    title,
    country,
    language: languageOf(document.one("html")?.attr("lang") ?? null),
    summary: read.summary,
    sections,
    ...timeOf("published", read.published),
    ...timeOf("updated", read.updated),
  });
}
