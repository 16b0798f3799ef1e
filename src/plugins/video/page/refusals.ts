import {
  arr,
  at,
  changed,
  type JsonObject,
  type PageRef,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";
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

/** What the player says of a video: status word of the source, and its reason in the language of the page. */
export interface Playability {
  status: string;
  reason: string | null;
  isAgeRestricted: boolean;
}

/**
 * Statuses and parts tell the cases apart, since reasons are in the language of the page: a check for robots links to a
 * help page and names no video, a private video has no details, one for adults or for other countries has them.
 * @throws SourceError `source_blocked` for that check, `input_not_found` for a video that is not public
 */
export function playabilityOf(page: PageRef, data: JsonObject, player: JsonObject, id: string): Playability {
  const said = at(player, "playabilityStatus");
  const status = str(said, "status");
  if (status === null) throw changed(page, "The player does not say whether the video can be played.");
  const reason = saidIn(at(said, "reason")) ?? saidIn(anyOf(at(said, "errorScreen"), "reason"));
  if (at(player, "videoDetails") === null) {
    if (status === "LOGIN_REQUIRED" && /answer\/3037019|proceedButton/.test(JSON.stringify(said)))
      throw new SourceError("source_blocked", "YouTube asks to sign in to show that no robot is asking.", {
        url: page.url,
      });
    // Beside a video that is not public, its page shows nothing of it either.
    if (status === "OK" || anyOf(data["contents"], "videoPrimaryInfoRenderer") !== null)
      throw changed(page, "The player gives no details of the video.");
    throw new SourceError("input_not_found", `YouTube does not show video ${id}: ${reason ?? status}`, {
      url: page.url,
    });
  }
  const isAgeRestricted = at(said, "desktopLegacyAgeGateReason") !== null || status === "AGE_CHECK_REQUIRED";
  return { status: status.toLowerCase(), reason, isAgeRestricted };
}
