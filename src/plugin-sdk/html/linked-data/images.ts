import { isJsonObject } from "../../../kernel/json.ts";
import { listOf, type Reading } from "./reading.ts";

/** The pictures of a property, whether text, ImageObject, list or reference, doubles dropped; null when there is no such property. */
export function imagesFrom(reading: Reading, value: unknown): string[] | null {
  return filesFrom(reading, value, ["contentUrl", "contentURL", "url", "@id"]);
}

/** The films of a property: the file, else the page that plays it. */
export function videosFrom(reading: Reading, value: unknown): string[] | null {
  return filesFrom(reading, value, ["contentUrl", "embedUrl", "url"]);
}

function filesFrom(reading: Reading, value: unknown, properties: readonly string[]): string[] | null {
  if (value === undefined || value === null || value === "") return null;
  const urls = listOf(value).flatMap((each) => {
    const node = isJsonObject(each) ? reading.whole(each) : reading.first(each);
    const property = node === null ? undefined : properties.find((name) => listOf(node[name]).length > 0);
    const links = node === null ? each : property === undefined ? null : node[property];
    return listOf(links).flatMap((link) => reading.url(link) ?? []);
  });
  return [...new Set(urls)];
}
