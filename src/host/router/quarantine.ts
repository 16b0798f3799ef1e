import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { AppError } from "../../errors/app-error.ts";
import { readTarget } from "./target.ts";

/**
 * Throws `service_quarantined` or `service_blocked_by_law` where operators have blocked what is asked for.
 * @param seen path as the most lenient reader sees it; null for what the platform itself delivers, which only a quarantine of the whole service holds
 */
export function assertNotQuarantined(
  { quarantines }: Pick<HostedDeployment, "quarantines">,
  seen: string | null,
): void {
  const holding = quarantines.filter(({ path }) => path === null || (seen !== null && isBelow(seen, path)));
  if (holding.length === 0) return;
  throw new AppError(
    holding.some(({ isByLaw }) => isByLaw) ? "service_blocked_by_law" : "service_quarantined",
  );
}

/** A path that cannot be read blocks everything: nobody knows what it would be. */
function isBelow(seen: string, path: string): boolean {
  const target = readTarget(encodeURI(path));
  if (!("seen" in target)) return true;
  const top = target.seen === "/" ? "" : target.seen;
  return seen === top || seen.startsWith(`${top}/`);
}
