import type { ErrorCode } from "../../../errors/codes.ts";
import type { HarEntry } from "../../http/har/schema.ts";
import { answeredWith, type BodyKind } from "./body.ts";
import { FOREIGN_PAGES, type ForeignPage } from "./foreign-pages.ts";
import { BLOCKED, CHANGED, type EntryMutation } from "./mutation.ts";

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

const REFUSED: readonly ErrorCode[] = ["source_blocked", "source_rate_limited", "source_request_refused"];
const DOWN: readonly ErrorCode[] = ["source_unavailable", "source_timeout", "source_rate_limited"];

const FITS_PAGE: Readonly<Record<ForeignPage["name"], readonly ErrorCode[]>> = {
  challenge: ["source_blocked", "source_rate_limited"],
  consent: BLOCKED,
  // A form of no known make: what can be said for sure is that the page is another one.
  "sign-in": ["source_blocked", ...CHANGED],
  maintenance: ["source_unavailable", "source_blocked", ...CHANGED],
};

const STATUSES: readonly (readonly [status: number, fits: readonly ErrorCode[]])[] = [
  [403, REFUSED],
  [404, ["input_not_found", "source_changed", "source_unavailable", "source_request_refused"]],
  [429, ["source_rate_limited", "source_blocked"]],
  [500, [...DOWN, "source_changed"]],
  [503, DOWN],
];

const ERROR_OBJECTS = [
  { error: { code: 403, message: "The caller does not have permission", status: "PERMISSION_DENIED" } },
  { message: "Something went wrong", errors: [{ code: "internal" }] },
];

/** Answers that are no answer to the request at all. */
export function refusals(entry: HarEntry, kind: BodyKind): EntryMutation[] {
  const other = (
    name: string,
    place: string,
    fits: readonly ErrorCode[],
    apply: () => HarEntry[],
  ): EntryMutation => ({
    name,
    place,
    effect: "other",
    fits,
    apply,
  });
  const pages = FOREIGN_PAGES.map(({ name, place, html }) =>
    other(name, place, FITS_PAGE[name], () => [answeredWith(entry, { status: 200, type: HTML, text: html })]),
  );
  const statuses = STATUSES.map(([status, fits]) =>
    other("status", String(status), fits, () => [
      answeredWith(entry, { status, ...errorBody(kind, status) }),
    ]),
  );
  const errors = (kind === "json" ? ERROR_OBJECTS : []).map((body, index) =>
    other("error-object", `${index + 1}`, [...CHANGED, ...REFUSED, "source_unavailable"], () => [
      answeredWith(entry, { status: 200, type: JSON_TYPE, text: JSON.stringify(body) }),
    ]),
  );
  // A file without bytes may be one.
  const nothing =
    kind === "text" || kind === "binary"
      ? []
      : [
          other("zero-bytes", "200", [...CHANGED, ...REFUSED, "source_unavailable"], () => [
            answeredWith(entry, { status: 200, type: kind === "json" ? JSON_TYPE : HTML, text: "" }),
          ]),
        ];
  return [...pages, ...nothing, ...statuses, ...errors, ...signInRedirects(entry, other)];
}

function errorBody(kind: BodyKind, status: number): { type: string; text: string } {
  return kind === "json"
    ? { type: JSON_TYPE, text: JSON.stringify({ message: `Status ${status}` }) }
    : {
        type: HTML,
        text: `<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`,
      };
}

function signInRedirects(
  entry: HarEntry,
  other: (name: string, place: string, fits: readonly ErrorCode[], apply: () => HarEntry[]) => EntryMutation,
): EntryMutation[] {
  if (entry.request.method !== "GET") return [];
  const { origin, hostname, href } = new URL(entry.request.url);
  const site = hostname.split(".").slice(-2).join(".");
  const places = [`${origin}/login?return_to=`, `https://accounts.${site}/ServiceLogin?continue=`];
  const [form] = FOREIGN_PAGES.filter(({ name }) => name === "sign-in");
  return places.map((place) =>
    other("sign-in", `redirect to ${place}`, BLOCKED, () => {
      const redirectURL = place + encodeURIComponent(href);
      const redirect = answeredWith(entry, {
        status: 302,
        type: HTML,
        text: "",
        headers: { location: redirectURL },
      });
      const page = answeredWith(entry, { status: 200, type: HTML, text: form?.html ?? "" });
      return [redirect, { ...page, request: { ...page.request, url: redirectURL } }];
    }),
  );
}
