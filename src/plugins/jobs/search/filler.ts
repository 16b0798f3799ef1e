import type { RunContext } from "../../../plugin-sdk/index.ts";
import type { ListedJob } from "./result-page.ts";

/** Why a list has a job that is no hit; null for a hit, and where the job does not say enough. */
export function whyFiller(
  { id, isAd, isOutside }: ListedJob,
  isBeyondTotal: boolean,
  place: string,
  warn: RunContext["warn"],
): string | null {
  if (isAd === true) return "advert";
  if (isAd == null) {
    if (isOutside === true)
      warn("advert_unknown", `fillerReason: job ${id ?? ""} does not say if it is an advert.`);
    return null;
  }
  if (isOutside !== true) return isOutside === false && isBeyondTotal ? "beyond_total" : null;
  warn("outside_location", `fillerReason: job ${id ?? ""} is not in "${place}".`);
  return "outside_location";
}
