/** Forms of secrets and of honest texts, with letters made anew in each run: what is held is the form, not the text. */
import { randomInt, randomUUID } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { describe, expect, it } from "vitest";
import { findPrivateInput } from "./private-ban.ts";

const SAMPLES = 40;
const SMALL = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";

function letters(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}

const hex = (count: number): string => letters("0123456789abcdef", count);
const mixed = (count: number): string =>
  `aB3${letters(SMALL + SMALL.toUpperCase() + DIGITS, count - 9)}xY7kQ2`;
const seed = (): string => `K3${letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 26)}Z2Q7`;
const groups = (count: number): string =>
  Array.from({ length: count }, () => `${letters(SMALL.toUpperCase(), 3)}${letters("234567", 1)}`).join(" ");
const words = (count: number, separator: string): string =>
  Array.from({ length: count }, () => wordlist[randomInt(wordlist.length)]).join(separator);
const long = ["river", "window", "harbor", "autumn", "marble", "velvet"];
const passphrase = (): string => Array.from({ length: 4 }, () => long[randomInt(long.length)]).join("-");

const PRIVATE: [string, () => string][] = [
  ["a recovery phrase", () => words(12, " ")],
  ["a numbered recovery phrase", () => words(24, "\n7. ")],
  ["a password of words", () => `export DB_PASSWORD=${passphrase()}`],
  ["a password of words in a sentence", () => `my password is ${passphrase()}`],
  [
    "a table with a column of passwords",
    () => `name,url,username,password\nacme,https://a.example/,bob,${passphrase()}`,
  ],
  ["a quoted table", () => `"site","login_password"\n"a.example","${mixed(12)}"`],
  ["a Markdown table", () => `| site | password |\n|---|---|\n| a.example | ${mixed(12)} |`],
  ["an entry of a password store", () => `<Key>Password</Key><Value>${mixed(12)}</Value>`],
  ["a line of a table without its head", () => `https://a.example/,bob,${mixed(14)}`],
  ["an address and a password", () => `bob@mail.example / ${mixed(12)}`],
  ["a call that takes a user and a password", () => `requests.get(url, auth=("bob", "${mixed(12)}"))`],
  ["a header that is set in a program", () => `set("X-Api-Key", "${mixed(24)}")`],
  ["a scheme of authorization that is not listed", () => `Authorization: Vendor ${mixed(24)}`],
  ["a digest", () => `Digest username="bob", realm="x", nonce="${hex(32)}", response="${hex(32)}"`],
  ["a raw key of a wallet", () => `my private key 0x${hex(64)}`],
  ["a key without its head", () => `MIIEpAIBAAKCAQEA${mixed(60)}`],
  ["a seed of one-time codes", () => `authenticator setup key ${seed()}`],
  ["a link to a reset", () => `https://a.example/password_resets/${mixed(24)}/edit`],
  ["a link to a reset behind an id", () => `https://a.example/accounts/reset/MQ/c1x2y3-${hex(32)}/`],
  ["a link to a sign-in by a short parameter", () => `https://a.example/login/callback?t=${mixed(32)}`],
  ["an invitation", () => `https://a.example/accept-invitation/${randomUUID()}`],
  ["a feed for one person", () => `https://a.example/calendar/feed/${mixed(28)}.ics`],
  ["a link with its key", () => `https://files.example/file/abc#${mixed(40)}`],
  ["a token of an unlisted issuer in a link", () => `https://a.example/dl/acme_${mixed(30)}?page=2`],
  ["an encoded header", () => Buffer.from(`Authorization: Bearer ${mixed(30)}`).toString("hex")],
  [
    "base64 in base64",
    () => Buffer.from(Buffer.from(`token=${mixed(30)}`).toString("base64")).toString("base64"),
  ],
  ["a password right behind its name", () => `password ${mixed(12)}`],
  ["a login with its password", () => `login bob:${mixed(10)}`],
  ["a login and its password", () => `creds: bob / ${mixed(10)}`],
  ["a seed in groups beside its name", () => `2fa ${groups(4)}`],
  ["a seed in groups", () => groups(8)],
  ["quotation marks of HTML", () => `&quot;password&quot;:&quot;${mixed(12)}&quot;`],
];

const HONEST: [string, () => string][] = [
  ["a session of a fair", () => `https://a.example/talks?session=keynote-${randomInt(9)}`],
  ["a token of a chain", () => "https://a.example/price?token=usdc&chain=eth"],
  ["an author", () => "https://a.example/books?auth=jane+austen"],
  ["the key of a song", () => "https://a.example/songs?key=C%23+minor&bpm=127"],
  [
    "a filter in JSON",
    () => `https://a.example/?f=${encodeURIComponent('{"session":"morning","sort":"new"}')}`,
  ],
  [
    "the number of a visitor",
    () => `https://hotels.example/x.html?aid=3&sid=${hex(32)}&checkin=2026-05-01&type=city`,
  ],
  ["a cursor", () => `QVFE${mixed(118)}`],
  ["an id of an impression at the end", () => `https://a.example/p?source_impression_id=p3_${mixed(24)}`],
  ["an article of a feed", () => `https://news.example/rss/articles/CBMi${mixed(60)}?oc=5`],
  ["a file of a program behind a way in", () => `https://a.example/auth/session-${hex(20)}.js`],
  [
    "an extension of a browser",
    () => `https://store.example/detail/session-buddy/${letters("abcdefghijklmnop", 32)}`,
  ],
  ["a table without secrets", () => "title,author,session\nmoby,melville,morning"],
  [
    "a list of words with small ones between",
    () => Array.from({ length: 6 }, () => words(3, " ")).join(" and the "),
  ],
  ["a search for a scheme", () => "otpauth:// uri format"],
  ["a search about a password", () => '"password=" filetype:env'],
  ["a link behind a word for who signs in", () => `forum login https://forum${randomInt(9)}.example/u/kite7`],
  ["a public key", () => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${mixed(43)} bob`],
];

describe("forms of private texts", () => {
  it.each(PRIVATE)("%s is refused", (_what, make) => {
    const passed = Array.from({ length: SAMPLES }, make).filter(
      (text) => findPrivateInput({ query: text }).length === 0,
    );
    expect(passed).toEqual([]);
  });

  it.each(HONEST)("%s passes", (_what, make) => {
    const refused = Array.from({ length: SAMPLES }, make).filter(
      (text) => findPrivateInput({ query: text }).length > 0,
    );
    expect(refused).toEqual([]);
  });
});
