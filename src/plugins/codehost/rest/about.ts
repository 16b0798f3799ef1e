import { changed, idString, type PageRef, str } from "../../../plugin-sdk/index.ts";

type Page = Pick<PageRef, "url">;

/**
 * GitHub redirects what was renamed or moved to an address by id, `/repositories/{id}…`; such an answer carries another
 * name than the one asked for, and a moved issue another number.
 */
const BY_ID = /\/repositories\/(\d+)(?:\/issues\/(\d+))?/;

/**
 * Compares an answer with what was asked for.
 * @throws SourceError `source_changed` when it is about something else
 */
export function assertAbout(
  response: Page,
  asked: { repo: string; number?: number },
  got: { repo: string | null; number?: number | null; repositoryId?: unknown },
): void {
  const moved = BY_ID.exec(new URL(response.url).pathname);
  const number = moved?.[2] === undefined ? asked.number : Number(moved[2]);
  const id = idString(got.repositoryId);
  const isRepository = moved
    ? got.repo !== null && (id === null || id === moved[1])
    : got.repo?.toLowerCase() === asked.repo.toLowerCase();
  if (isRepository && (number === undefined || number === got.number)) return;
  const names = [asked, got].map(({ repo, number: at }) => (at ? `${repo}#${at}` : String(repo)));
  throw changed(response, `GitHub was asked for ${names.join(" and answered with ")}.`);
}

/** @throws SourceError `source_changed` when a profile is that of somebody else */
export function assertSameLogin(response: Page, login: string, user: unknown): void {
  const got = str(user, "login");
  if (got?.toLowerCase() !== login.toLowerCase())
    throw changed(
      response,
      `GitHub was asked for the profile of ${login} and answered with ${got ?? "none"}.`,
    );
}
