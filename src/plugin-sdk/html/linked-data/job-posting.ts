import type { JsonObject } from "../../../kernel/json.ts";
import { jobOf, type Job } from "../../record-fields/job.ts";
import { timeOf } from "../../record-fields/time.ts";
import { markupIn, plainText } from "../../text/plain-text.ts";
import type { JsonLd } from "../json-ld.ts";
import { personFrom } from "./people.ts";
import { placeFrom } from "./place.ts";
import { bareWord, listOf, rawText, Reading, textOf, type Doubt, type LinkedDataOptions } from "./reading.ts";
import { salaryFrom } from "./salary.ts";
import { subjects } from "./subject.ts";

/** A job as JSON-LD tells it: the fields of `jobFields()`, null where it says nothing. The id is the family's to say. */
export type LinkedJob = Omit<Job, "id" | "url" | "title"> & { url: string | null; title: string | null };

export interface ReadJobPosting {
  /** Null when the page names no job, or not the one asked for. */
  job: LinkedJob | null;
  doubts: Doubt[];
}

/** The job of a page from its JobPosting: pay in any of its forms, places, whether it is remote, until when it stands. */
export function readJobPosting(source: JsonLd, options: LinkedDataOptions = {}): ReadJobPosting {
  const reading = new Reading(source, options);
  const [node] = subjects(reading, ["JobPosting"], "job");
  return { job: node === undefined ? null : jobFrom(reading, node), doubts: reading.doubts };
}

function jobFrom(reading: Reading, node: JsonObject): LinkedJob {
  const { locale, now } = reading.options;
  const dates = { ...(locale === undefined ? {} : { locale }), ...(now === undefined ? {} : { now }) };
  const places = reading.all(node["jobLocation"]).map((place) => placeFrom(reading, place));
  const description = rawText(node["description"]);
  const { id: _id, ...job } = jobOf({
    // The caller's; left out or put in below.
    id: "",
    url: "",
    title: "",
    company: personFrom(reading, node["hiringOrganization"]),
    ...(places.length === 1 ? places[0] : {}),
    places: places.length === 0 ? null : places,
    // Only what is remote says so.
    remote: bareWord(listOf(node["jobLocationType"])[0])?.toUpperCase() === "TELECOMMUTE" ? true : null,
    employmentTypes: employmentFrom(node["employmentType"]),
    ...salaryFrom(reading, node),
    ...timeOf("posted", textOf(node["datePosted"]), dates),
    ...timeOf("validThrough", textOf(node["validThrough"]), dates),
    description: description === null ? null : plainText(description),
    descriptionHtml: description === null ? null : markupIn(description),
  });
  return { ...job, url: reading.url(node["url"]), title: textOf(node["title"] ?? node["name"]) };
}

/** `full_time` of `FULL_TIME`, `Full-time` and `https://schema.org/FULL_TIME`; pages join several with commas. */
function employmentFrom(value: unknown): string[] | null {
  const words = listOf(value)
    .flatMap((each) => textOf(each)?.split(",") ?? [])
    .map((word) => (bareWord(word) ?? "").toLowerCase().replace(/[\s-]+/g, "_"))
    .filter((word) => word !== "");
  return words.length === 0 ? null : [...new Set(words)];
}
