/** What stands beside an address, a link or a name without any `:` or `=` between them. */
import { isPassphrase, isPassword, isPlaceholder, isStrongPassword } from "./looks-secret.ts";
import { isPublicUnder, type KindOf } from "./private-names.ts";
import { withoutEnd } from "../../kernel/without-end.ts";

/** Right behind its name only what is a password wherever it stands. */
const ADJACENT =
  /(?<![\p{L}\d_])(?:pass(?:word|wd|wort|code|phrase)?|pwd?|kennwort|contraseña|senha|has[łl]o|[şs]ifre\p{L}{0,4}|parola\p{L}{0,3}|пароль)\s{1,2}(['"]?)([^\s'"]{8,64})/giu;
/** An address of a mailbox and what stands beside it. */
const MAIL_BESIDE =
  /@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}['"]?(\s{0,3}[/|:;,\t]\s{0,3}|\s{1,2}(?:and|und|et|y|e|ve|with|mit)\s|\s{1,2})['"]?([^\s/@'",;|]{6,64})(?![/@])/gi;
/** `login bob:hunter2`, `creds bob / hunter2`, and no link. */
const LOGIN_BESIDE =
  /\b(?:creds?|credentials?|login|account)\b\W{1,4}[\w.@+-]{2,64}(?:\s{1,3}[/|]\s{1,3}|:(?!\/\/))(\S{6,64})/gi;
/** `("bob", "hunter2")` in a program, behind what takes a user and a password. */
const CALL =
  /\b\w{0,20}(?:auth|credentials?)\b['"]?\s{0,3}[=:]?\s{0,3}[([]\s{0,3}['"][^'"\n]{1,100}['"]\s{0,3},\s{0,3}['"]([^'"\n]{4,100})['"]/gi;
/** A line of a table without its head: a link, a name, a password. Not the place of a map: `/@41.01,28.97,15z?hl=en`. */
const ROW =
  /\bhttps?:\/\/[^\s,;|"]{1,200}(?<!\/@-?[\d.]{1,20})"?[,;|\t]"?[^\s,;|"]{1,64}"?[,;|\t]"?([^\s,;|"]{8,64})(?=$|[\s",;|])/g;
/** `{ name: DB_PASSWORD, value: … }` of a file of settings, `<Key>Password</Key><Value>…`. */
const NAME_AND_VALUE =
  /(?:<key>|\bname:\s{0,3})['"]?([\w.-]{2,40})['"]?(?:<\/key>)?\s{1,20}(?:value:\s{0,3})['"]?([^\s'"<>]{1,128})|<key>([\w.-]{2,40})<\/key>\s{0,20}<value[^<>]{0,60}>([^\s<>]{1,128})/gi;
/** What secret a text shows by what stands side by side, or null. */
export function besideIn(text: string, kindOf: KindOf): string | null {
  for (const [, quote, value = ""] of text.matchAll(ADJACENT)) {
    if (
      isStrongPassword(withoutEnd(value, ".,;)")) ||
      (quote !== "" ? isPassword(value) : isPassphrase(value))
    )
      return "a password";
  }
  for (const [, between = "", value = ""] of text.includes("@") ? text.matchAll(MAIL_BESIDE) : []) {
    if (/[^ ]/.test(between) ? isPassword(value) : isStrongPassword(value) || isPassphrase(value))
      return "a user name and password";
  }
  for (const [, value = ""] of text.matchAll(LOGIN_BESIDE)) {
    if (isPassword(value)) return "a user name and password";
  }
  for (const [, value = ""] of text.matchAll(ROW)) {
    if (isStrongPassword(value) || isPassphrase(value)) return "a user name and password";
  }
  for (const [, value = ""] of /[([]\s{0,3}['"]/.test(text) ? text.matchAll(CALL) : []) {
    if (isPassword(value)) return "a user name and password";
  }
  for (const [, name = "", value = "", key = "", of = ""] of text.matchAll(NAME_AND_VALUE)) {
    const kind = isPlaceholder(value || of) ? null : kindOf(name || key);
    if (kind !== null && !isPublicUnder(name || key, kind, value || of)) return kind;
  }
  return null;
}
