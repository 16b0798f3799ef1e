import { withoutEnd } from "../../kernel/without-end.ts";
import { foldName, percentDecoded } from "./fold-text.ts";
import { isTopic } from "./looks-secret.ts";

/** What a name says that its value is, in the words of the refusal. */
export type PrivateKind =
  "cookies" | "a password" | "a token" | "session data" | "credentials" | "a one-time code" | "a proxy";

/** What a name says that it holds; see `privateKindOf`. */
export type KindOf = (name: string) => PrivateKind | null;

/** A field name with any of these words is private, folded as the name is. Plurals count too. */
const WORDS: Record<PrivateKind, string> = {
  cookies: "cookie",
  "a password":
    "password passwd passwrd passwort pwd pw passcode passphrase passkey userpwd kennwort senha contrasena motdepasse wachtwoord parola haslo sifre psk пароль 密码 密碼 パスワード 비밀번호",
  "a token": "token jwt bearer csrf xsrf",
  "session data": "session sess sessid sessionid sapisid apisid hsid cfid cftoken datr roblosecurity",
  credentials:
    "credential cred secret auth authorization authorisation authentication oauth mailbox imap smtp sso keychain hmac mnemonic keystore",
  "a one-time code": "otp totp hotp 2fa mfa tfa twofa",
  "a proxy": "proxy proxie",
};

/** Private only as neighbours: `key` alone is not, `api key` is. `a|b c|d` stands for every combination. */
const PHRASES: Record<PrivateKind, string[]> = {
  cookies: [
    "li at",
    "c user",
    "cf clearance",
    "cf bm",
    "ds user id",
    "at main",
    "x main",
    "sid guard",
    "sid tt",
    "ct0",
  ],
  "a password": [
    "user|login|db|mail|email|account|proxy|basic pass",
    "wifi|wlan|wpa|wpa2|network key|schlussel",
  ],
  "a token": [],
  "session data": ["connect|login sid", "local storage", "storage state", "login info", "gh sess", "psid"],
  credentials: [
    "api|app|access|private|secret|auth|client|account|consumer|encryption|signing|ssh|master|service|developer|subscription|session key",
    "access|auth|login code",
    "service account",
    "login email|user|username|data",
    "order history",
    "private cart|content|message",
  ],
  "a one-time code": [
    "one time",
    "two|second factor",
    "verification|sms|security|confirmation|backup|recovery|factor|authenticator code",
  ],
  "a proxy": ["sock host|url|server|port"],
};

/** After the word these make it a thing of its own, such as an NFT, a model's budget, a talk or a sweet. */
const PUBLIC_AFTER = new Map(
  Object.entries({
    token:
      "id ids address addresse symbol name count standard contract price supply limit budget length type",
    cookie: "flavor flavour recipe dough cutter brand shop policy consent",
    proxy: "statement vote season war fight advisor",
    session: "topic title type count length date speaker track musician format level room",
    secret: "santa level garden menu ending",
    password: "strength policy length manager generator",
  }).map(([word, after]) => [word, new Set(after.split(" "))] as const),
);
const PUBLIC_BEFORE_TOKEN = new Set("max min num total nft erc design redir trace tracking click".split(" "));

/** Run-together names end with one of these: `githubtoken`, `sessioncookie`. No English word does by chance. */
const ENDINGS = "token cookie password passwd secret credential proxy proxie sessionid sessid jwt csrf";
/** Run-together names begin with one of these: `cookiejar`, `passwordhash`. */
const BEGINNINGS =
  "cookie password passwd credential session csrf xsrf oauth accesstoken authtoken apikey proxy jwt";

const kindOfWord = new Map<string, PrivateKind>();
const kindOfPhrase = new Map<string, PrivateKind>();
for (const [kind, words] of Object.entries(WORDS) as [PrivateKind, string][]) {
  for (const word of words.split(" ")) {
    // Capitals have look-alikes of their own.
    for (const spelled of [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
      kindOfWord.set(foldName(spelled).toLowerCase(), kind);
  }
}
for (const [kind, phrases] of Object.entries(PHRASES) as [PrivateKind, string[]][]) {
  for (const phrase of phrases) {
    for (const words of combinations(phrase)) kindOfPhrase.set(words.join(""), kind);
  }
}
const endings = ENDINGS.split(" ").concat([...kindOfPhrase.keys()].filter((phrase) => phrase.length >= 6));
const beginnings = BEGINNINGS.split(" ");

function combinations(phrase: string): string[][] {
  return phrase
    .split(" ")
    .reduce<string[][]>(
      (done, part) => done.flatMap((words) => part.split("|").map((word) => [...words, word])),
      [[]],
    );
}

/** One word that means other things too: a token of a chain, a session of a fair, a cookie with chocolate. */
function isAmbiguous(name: string): boolean {
  return /^(?:tokens?|sess|sessions?|auth|secrets?|cookies?|proxy|proxies|credentials?|otp|signature|sig)$/i.test(
    name,
  );
}

/** Whether a value under a private name is what the name means besides a secret, such as the session of a fair. */
export function isPublicUnder(name: string, kind: PrivateKind, value: string): boolean {
  return isAmbiguous(name) && isTopic(value) && !(kind === "a one-time code" && /\d/.test(value));
}

/** Longest name that is looked at, in UTF-16 units. */
export const MAX_NAME_LENGTH = 256;

/**
 * What a field, header or parameter name says about its value, or null for a harmless name. Case, separators,
 * percent-encoding, look-alike letters and simple digit-for-letter spellings make no difference.
 */
export function privateKindOf(name: string): PrivateKind | null {
  const folded = foldName(fullyDecoded(name).slice(0, MAX_NAME_LENGTH));
  return (
    kindOfWords(wordsOf(folded)) ??
    (/[0134578@$]/.test(folded) ? kindOfWords(wordsOf(unleet(folded))) : null) ??
    // `client_seCReT`: capitals that make no words. Only whole words count then, since `photoKen` holds no token.
    (/\p{Lu}/u.test(folded) ? kindOfWords(wordsOf(folded.toLowerCase()), kindOfWhole) : null)
  );
}

/** Without its layers of percent-encoding: a name in a URL in a parameter of a URL has two, and one is to spare. */
function fullyDecoded(name: string): string {
  return percentDecoded(percentDecoded(percentDecoded(name)));
}

function kindOfWords(words: string[], kindOf = kindOfOne): PrivateKind | null {
  for (const [index, word] of words.entries()) {
    const kind = kindOf(word);
    if (kind !== null && !isPublic(words, index)) return kind;
    for (const size of [2, 3]) {
      if (index + size > words.length) continue;
      const joined = words.slice(index, index + size).join("");
      const joinedKind =
        kindOfPhrase.get(joined) ??
        (joined.length >= 5 || /^\d/.test(joined) ? kindOfWord.get(joined) : undefined);
      if (joinedKind !== undefined) return joinedKind;
    }
  }
  return words.length > 3 ? kindOfSpelledOut(words) : null;
}

/** `t-o-k-e-n`: single letters that make a word only together. */
function kindOfSpelledOut(words: string[]): PrivateKind | null {
  const whole = words.join("");
  return kindOfWord.get(whole) ?? kindOfWord.get(singular(whole)) ?? kindOfPhrase.get(whole) ?? null;
}

function kindOfWhole(word: string): PrivateKind | null {
  return kindOfWord.get(word) ?? kindOfPhrase.get(word) ?? null;
}

function kindOfOne(word: string): PrivateKind | null {
  const exact = kindOfWhole(word);
  if (exact !== null) return exact;
  const stem =
    endings.find((ending) => word.endsWith(ending)) ?? beginnings.find((start) => word.startsWith(start));
  if (stem === undefined) return null;
  return (
    kindOfWord.get(stem) ?? kindOfPhrase.get(stem) ?? (stem.endsWith("token") ? "a token" : "credentials")
  );
}

function isPublic(words: string[], index: number): boolean {
  const word = words[index] ?? "";
  if (PUBLIC_AFTER.get(word)?.has(words[index + 1] ?? "") === true) return true;
  return word === "token" && PUBLIC_BEFORE_TOKEN.has(words[index - 1] ?? "");
}

/** `accessToken2`, `X-Access-Tokens`, `ACCESS_TOKEN` -> `access`, `token`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) =>
      kindOfWord.has(word) || kindOfPhrase.has(word)
        ? word
        : singular(withoutEnd(word, "0123456789") || word),
    );
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
};

function unleet(name: string): string {
  return name.replace(/[0134578@$]/g, (digit) => LEET[digit] ?? digit);
}
