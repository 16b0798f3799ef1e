import {
  arr,
  at,
  changed,
  type JsonObject,
  type PageRef,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
import { type Restriction, restrictionIn } from "./restriction.ts";
import { saidIn } from "./texts.ts";
import { anyOf } from "./walk.ts";

/** @throws SourceError `input_not_found` where a page says in an alert that its channel or playlist is not there */
export function refuseAlerts(page: PageRef, data: JsonObject): void {
  const alerts = arr(data, "alerts") ?? [];
  const error = alerts.find((alert) => str(alert, "alertRenderer.type") === "ERROR");
  if (error !== undefined)
    throw new SourceError(
      "input_not_found",
      `YouTube says: ${saidIn(at(error, "alertRenderer.text")) ?? "error"}`,
      {
        url: page.url,
      },
    );
}

/** What the player says of a video: status word of the source, its reason in the language of the page, and what that means. */
export interface Playability {
  /** Null where the page does not say it. */
  status: string | null;
  reason: string | null;
  restriction: Exclude<Restriction, "robot_check"> | null;
}

/** @throws SourceError `source_blocked` where the player asks for a sign-in against robots, of whatever video */
export function playabilityOf(page: PageRef, player: JsonObject): Playability {
  const said = at(player, "playabilityStatus");
  const status = str(said, "status");
  if (status === null) throw changed(page, "The player does not say whether the video can be played.");
  const reason = saidIn(at(said, "reason")) ?? saidIn(anyOf(at(said, "errorScreen"), "reason"));
  const restriction = restrictionIn(said, status, at(player, "videoDetails") !== null);
  if (restriction === "robot_check")
    throw new SourceError("source_blocked", "YouTube asks to sign in to show that no robot is asking.", {
      url: page.url,
    });
  return { status: status.toLowerCase(), reason, restriction };
}

/** For a video that the page shows nothing of, or not the part that is wanted: who may see it. */
export function refusalOf(page: PageRef, id: string, { status, reason, restriction }: Playability) {
  const why = `${restriction ?? status ?? "unknown"}: ${reason ?? "no reason is given"}`;
  return restriction === "upcoming"
    ? new SourceError("source_unavailable", `Video ${id} has not begun (${why}).`, { url: page.url })
    : new SourceError("input_not_found", `YouTube does not show video ${id} (${why}).`, { url: page.url });
}
