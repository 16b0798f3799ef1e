import { arr, at, str } from "../../../plugin-sdk/index.ts";
import { saidIn } from "./texts.ts";
import { allOf } from "./walk.ts";

export const RESTRICTIONS = [
  "age_restricted",
  "region_blocked",
  "paid_only",
  "upcoming",
  "private",
  "removed",
] as const;
export type Restriction = (typeof RESTRICTIONS)[number] | "robot_check";

/** The help page that the check for robots links to, in all languages. */
const ROBOT_HELP = "answer/3037019";

/**
 * Words of the reasons, which are in the language of the page. Where a status or a part of the answer says the same, it
 * is asked first: words are for answers that hold nothing else.
 */
const WORDS = {
  robot:
    /(?<!\p{L})(?:ro)?bot(?:s|em|en|a|i|ten|of)?(?!\p{L})|robô|(?<!\p{L})(?:ро)?бот|ボット|ロボット|봇이|机器人|機器人|روبوت|बॉट/iu,
  age: /(?<!\p{L})(?:age|alter|âge|edad|idade|età|leeftijd|wiek|ålder|alder|yaş\p{L}*|umur|usia)(?!\p{L})|inappropriate|unangemessen|возраст|年齢|연령|나이|年龄|年齡|العمر|उम्र|आयु/iu,
  region:
    /(?<!\p{L})(?:country|region|land|pays|país|paese|kraju|ülke\p{L}*|negara|quốc gia)(?!\p{L})|стран|お住まいの国|국가|国家|地区|國家|地區|بلد|देश/iu,
  paid: /members|membership|premium|payment|purchase|mitglied|membres?\b|miembro|membros|iscritti|abbonat|leden|спонсор|メンバー|회원|会员|會員|üyeler|członk/iu,
  private:
    /privat|privé|priv(?:ad|at)[oa]|privado|özel|prywatn|приват|закрыт|частн|非公開|비공개|私享|私人|निजी/iu,
  removed:
    /removed|deleted|terminated|entfernt|gelöscht|supprim|eliminad|removid|rimoss|verwijderd|удален|削除|삭제|移除|删除|刪除|kaldırıl|usunięt/iu,
};

/** Who may see a video that cannot be played, as far as the player tells; null for another reason, and for one that can be played. */
export function restrictionIn(said: unknown, status: string, hasDetails: boolean): Restriction | null {
  const text = textOf(said);
  const has = (what: keyof typeof WORDS) => WORDS[what].test(text);
  if (status === "OK") return null;
  if (status === "LIVE_STREAM_OFFLINE") return "upcoming";
  if (status === "AGE_CHECK_REQUIRED" || status === "AGE_VERIFICATION_REQUIRED") return "age_restricted";
  if (at(said, "desktopLegacyAgeGateReason") !== null) return "age_restricted";
  if (status === "LOGIN_REQUIRED") {
    if (JSON.stringify(said).includes(ROBOT_HELP) || has("robot")) return "robot_check";
    if (has("age")) return "age_restricted";
    // A private video says so once more, in `messages`.
    if ((arr(said, "messages") ?? []).length > 0 || has("private")) return "private";
    // The wish for a sign-in alone, without a word about the video, is no answer about it.
    return hasDetails ? null : "robot_check";
  }
  if (status === "ERROR") return has("private") ? "private" : has("removed") ? "removed" : null;
  const isOffer = [...allOf(said, "playerLegacyDesktopYpcOfferRenderer")].length > 0;
  if (isOffer || has("paid")) return "paid_only";
  return has("region") ? "region_blocked" : null;
}

/** Everything that the answer says in words. */
function textOf(said: unknown): string {
  const screens = ["reason", "subreason", "title"].flatMap((name) => [
    ...allOf(at(said, "errorScreen"), name),
  ]);
  const messages = arr(said, "messages") ?? [];
  return [at(said, "reason"), str(said, "reasonTitle"), ...screens, ...messages]
    .flatMap((one) => saidIn(one) ?? [])
    .join("\n");
}
