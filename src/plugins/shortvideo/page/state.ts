import {
  arr,
  changed,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  jsonScriptById,
  jsonVariable,
  obj,
  SourceError,
  str,
} from "../../../plugin-sdk/index.ts";

/** What an answer can be about, by the key under which every generation of the pages keeps it. */
export type Subject = "itemInfo" | "userInfo" | "challengeInfo" | "musicInfo";
/** What a page says of its subject, in the form of the site's own calls. */
export interface Detail {
  /** How warnings call it; `old page` and `share page` have less than `page`. */
  answer: "page" | "share page" | "old page";
  detail: JsonObject;
  /** Videos that the page lists; null where it has no list. */
  items: JsonObject[] | null;
}

const MAX_SHELL_CHARACTERS = 20_000;

/** Scopes of the state by their subject: of the site, and of the pages that people share. */
const SCOPES: Readonly<Record<Subject, readonly string[]>> = {
  itemInfo: ["webapp.video-detail", "webapp.photo-detail", "webapp.reflow.video.detail"],
  userInfo: ["webapp.user-detail", "webapp.reflow.user.detail"],
  challengeInfo: ["webapp.challenge-detail", "webapp.reflow.challenge.detail"],
  musicInfo: ["webapp.music-detail", "webapp.reflow.music.detail"],
};

/**
 * What a page of the site states of its subject, in any of its generations.
 * @throws SourceError `source_changed` for a page without a state that can be read, or with one about something else;
 *   `source_blocked` for the bare app, as TikTok sends it to programs
 */
export function detailOn(page: HttpResponse, subject: Subject): Detail {
  const { text } = page;
  const script = jsonScriptById(text, "__UNIVERSAL_DATA_FOR_REHYDRATION__");
  const scopes = obj(script.value, "__DEFAULT_SCOPE__");
  const name = SCOPES[subject].find((one) => isJsonObject(scopes?.[one]));
  if (scopes !== null && name !== undefined) {
    const answer = name.includes("reflow") ? "share page" : "page";
    return withItems(answer, scopes[name] as JsonObject);
  }
  if (scopes !== null && isWithoutData(scopes, subject)) throw refused(page);
  if (script.problem === null) throw changed(page, "The page carries no data of what it is about.");
  if (script.problem !== "not_found") throw changed(page, "The state of the page cannot be read.");
  const old = oldDetail(text, subject);
  if (old !== null) return old;
  if (isShell(text)) throw refused(page);
  throw changed(page, "The page carries no state that is known.");
}

/**
 * Whether a state has nothing but what the app itself needs: so TikTok answers programs, and pages of hashtags and sounds
 * since 2025. A state with a detail of another name is a new layout.
 */
function isWithoutData(scopes: JsonObject, subject: Subject): boolean {
  if (Object.keys(scopes).some((name) => /detail/i.test(name))) return false;
  return !JSON.stringify(scopes).includes(`"${subject}"`);
}

/** The page of the app before its scripts ran: whole, small, named after the site alone, and without JSON. */
const isShell = (text: string): boolean =>
  text.length <= MAX_SHELL_CHARACTERS &&
  /<\/html>\s*$/i.test(text) &&
  /^(?:TikTok(?: - Make Your Day)?)?$/i.test(/<title[^>]*>([^<]*)/i.exec(text)?.[1]?.trim() ?? "") &&
  !/<script[^>]*\bapplication\/json|_STATE/i.test(text);

const refused = ({ url }: HttpResponse): SourceError =>
  new SourceError("source_blocked", "TikTok's page carries no data of it for this program.", { url });

/** Pages of before 2023, and the bare answers of the site's own calls. */
function oldDetail(text: string, subject: Subject): Detail | null {
  if (text.trimStart().startsWith("{")) {
    const value = parsed(text);
    return value === null ? null : withItems("page", value);
  }
  const props = obj(jsonScriptById(text, "__NEXT_DATA__").value, "props.pageProps");
  if (props !== null) return withItems("old page", props);
  const inScript = jsonScriptById(text, "SIGI_STATE").value;
  const state =
    inScript ?? jsonVariable(text, "SIGI_STATE']").value ?? jsonVariable(text, 'SIGI_STATE"]').value;
  return isJsonObject(state) ? sigiDetail(state, subject) : null;
}

function parsed(text: string): JsonObject | null {
  try {
    return obj(JSON.parse(text));
  } catch {
    return null;
  }
}

function withItems(answer: Detail["answer"], detail: JsonObject): Detail {
  const rows = arr(detail, "itemList") ?? arr(detail, "items");
  // A page of an account has an empty list, whatever the account shows: its videos come by a call of their own.
  return { answer, detail, items: rows === null || rows.length === 0 ? null : rows.filter(isJsonObject) };
}

const PAGES: Readonly<Record<Subject, string>> = {
  itemInfo: "VideoPage",
  userInfo: "UserPage",
  challengeInfo: "ChallengePage",
  musicInfo: "MusicPage",
};

/** `SIGI_STATE` keeps things by kind: videos and accounts apart, and of each page only its status and keys. */
function sigiDetail(state: JsonObject, subject: Subject): Detail {
  const users = { ...obj(state, "MobileUserModule.users"), ...obj(state, "UserModule.users") };
  const stats = { ...obj(state, "MobileUserModule.stats"), ...obj(state, "UserModule.stats") };
  const all = Object.values(obj(state, "ItemModule") ?? obj(state, "MobileItemModule") ?? {}).filter(
    isJsonObject,
  );
  const items = all.map((item) => itemOf(item, users));
  const page = obj(state, PAGES[subject]) ?? obj(state, `Mobile${PAGES[subject]}`) ?? {};
  // Pages about something else keep accounts, too.
  const handle = str(page, "uniqueId") ?? "";
  const own: Record<Subject, object | null> = {
    itemInfo: items.length === 0 ? null : { itemStruct: items[0] },
    userInfo: isJsonObject(users[handle]) ? { user: users[handle], stats: stats[handle] ?? null } : null,
    challengeInfo: obj(page, "challengeInfo"),
    musicInfo: obj(page, "musicInfo"),
  };
  const detail = JSON.parse(JSON.stringify({ ...page, [subject]: own[subject] ?? undefined })) as JsonObject;
  return { answer: "old page", detail, items: items.length === 0 ? null : items };
}

/** A video names its author by handle there. */
function itemOf(item: JsonObject, users: Readonly<Record<string, unknown>>): JsonObject {
  const handle = str(item, "author");
  if (handle === null) return item;
  const known = { id: item["authorId"], nickname: item["nickname"] };
  return { ...item, author: { uniqueId: handle, ...known, ...obj(users[handle]) } } as JsonObject;
}
