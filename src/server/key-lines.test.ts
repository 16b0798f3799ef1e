import { expect, it } from "vitest";
import { keyLines } from "./key-lines.ts";

const KEY = `qk_AbCd${"x".repeat(35)}WxYz`;
const URL = "http://127.0.0.1:4000";
const DATA = `      -d '{"scraper":"codehost","input":{"operation":"issue","repo":"nodejs/undici","number":1,"limit":1}}'`;
const curl = (header: string) =>
  `    curl -s ${URL}/v1/requests -H ${header} -H 'Content-Type: application/json' \\`;

it.each([
  [
    "a terminal shows the key",
    "/srv/data/api-key",
    true,
    `${KEY}   (also in /srv/data/api-key)`,
    `'Authorization: Bearer ${KEY}'`,
  ],
  [
    "a log shows its ends and where it is",
    "/srv/it's/api-key",
    false,
    "qk_AbCd…WxYz   (in /srv/it's/api-key)",
    `"Authorization: Bearer $(cat '/srv/it'\\''s/api-key')"`,
  ],
  [
    "a key of the operator's own is shown nowhere",
    null,
    true,
    "the one in QUARRY_API_KEY",
    `"Authorization: Bearer $QUARRY_API_KEY"`,
  ],
])("%s", (_what, path, isTerminal, shown, header) => {
  expect(keyLines(URL, { key: KEY, path }, isTerminal)).toEqual([
    `  API key    ${shown}`,
    "  try",
    curl(header),
    DATA,
  ]);
});
