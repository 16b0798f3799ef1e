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

function problemOf(own: Standing, other: Standing): { setting: string; message: string } | null {
  const [mine, theirs] = [own.place, other.place];
  if (mine.blobs !== theirs.blobs)
    return {
      setting: "QUARRY_OBJECTS_URL",
      message:
        "it reads what was deployed from another place. Give all of them the same QUARRY_OBJECTS_URL, or a data folder that they share.",
    };
  const knows = (a: string[], b: string[]): boolean => a[0] !== undefined && b.includes(a[0]);
  if (!knows(mine.keyMarks, theirs.keyMarks) || !knows(theirs.keyMarks, mine.keyMarks))
    return {
      setting: "QUARRY_SECRET_KEYS",
      message: "it has other keys. Give all of them, and all gateways, the same QUARRY_SECRET_KEYS.",
    };
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
