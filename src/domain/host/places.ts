import { AppError } from "../../errors/app-error.ts";
import type { HostDoc } from "../../store/host/host-documents.ts";

type Standing = Pick<HostDoc, "name" | "url" | "place">;

/** Throws `config_invalid` where two hosts could not serve the same services. */
export function assertFitTogether(own: Standing, other: Standing): void {
  const problem = problemOf(own, other);
  if (problem === null) return;
  throw new AppError("config_invalid", {
    message: `The host ${other.name} serves services of this database, too: ${problem.message}`,
    details: [{ path: problem.setting, code: "hosts_differ", message: problem.message }],
  });
}

/** Throws `config_invalid` where a gateway would store what is deployed, or seal secrets, as this host could not read them. */
export function assertSharesPlace(
  mine: Pick<HostDoc["place"], "blobs" | "keyMarks">,
  { name, place }: Pick<Standing, "name" | "place">,
): void {
  const problem = sharedProblem(mine, place);
  if (problem === null) return;
  throw new AppError("config_invalid", {
    message: `The host ${name} serves services of this database: ${problem.message}`,
    details: [{ path: problem.setting, code: "hosts_differ", message: problem.message }],
  });
}

function sharedProblem(
  mine: Pick<HostDoc["place"], "blobs" | "keyMarks">,
  theirs: HostDoc["place"],
): { setting: string; message: string } | null {
  if (mine.blobs !== theirs.blobs)
    return {
      setting: "QUARRY_OBJECTS_URL",
      message:
        "it reads what was deployed from another place. Give all of them, and all gateways, the same QUARRY_OBJECTS_URL, or a data folder that they share.",
    };
  const knows = (a: string[], b: string[]): boolean => a[0] !== undefined && b.includes(a[0]);
  if (!knows(mine.keyMarks, theirs.keyMarks) || !knows(theirs.keyMarks, mine.keyMarks))
    return {
      setting: "QUARRY_SECRET_KEYS",
      message: "it has other keys. Give all of them, and all gateways, the same QUARRY_SECRET_KEYS.",
    };
  return null;
}

function problemOf(own: Standing, other: Standing): { setting: string; message: string } | null {
  const [mine, theirs] = [own.place, other.place];
  const shared = sharedProblem(mine, theirs);
  if (shared !== null) return shared;
  if (mine.network !== theirs.network && [own, other].some(({ url }) => isLoopback(url)))
    return {
      setting: "QUARRY_HOST_URL",
      message:
        "they are on different machines. Say in QUARRY_HOST_URL of each where the others reach it, such as http://host-1:4002.",
    };
  return null;
}

function isLoopback(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
}
