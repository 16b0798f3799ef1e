/** Every secret that this project makes is refused as the input of a Request. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Books } from "../../src/domain/payment/sandbox/books.ts";
import { newSecret } from "../../src/domain/webhook/secret.ts";
import { newRecoveryCodes } from "../../src/domain/second-factor/recovery-codes.ts";
import { newSecretToken, SECRET_PREFIXES } from "../../src/kernel/secret-token.ts";
import { findPrivateInput } from "../../src/scrape-host/input/private-ban.ts";
import type { SandboxDoc } from "../../src/store/payment/sandbox-documents.ts";

const SAMPLES = 300;
const books = new Books({ events: [] } as unknown as SandboxDoc, new Date(0));

const MAKERS: [string, () => string][] = [
  ...Object.keys(SECRET_PREFIXES).map((kind): [string, () => string] => [
    `a token of the kind ${kind}`,
    () => newSecretToken(kind as keyof typeof SECRET_PREFIXES),
  ]),
  ["a secret of a webhook", newSecret],
  ["a checkout of the sandbox", () => books.newId("cs")],
];

it.each(MAKERS)("%s is refused, alone, in a sentence and in a URL", (_what, make) => {
  const passed = Array.from({ length: SAMPLES }, make).filter((secret) =>
    [secret, `see ${secret}, please`, `https://quarry.example/a?b=${encodeURIComponent(secret)}`].some(
      (text) => findPrivateInput({ query: text }).length === 0,
    ),
  );
  expect(passed).toEqual([]);
});

it("a recovery code is refused that is said to be one: it looks like many a serial number", () => {
  const codes = Array.from({ length: SAMPLES / 10 }, newRecoveryCodes).flat();
  const refused = codes.filter((code) => findPrivateInput({ query: `recovery code: ${code}` }).length > 0);
  // Now and then one looks like words.
  expect(refused.length / codes.length).toBeGreaterThan(0.95);
});

/** Other files that make something of random bytes, and why no caller may send what they make. */
const OTHER_USES: Readonly<Record<string, string>> = {
  "src/cli/profiles/profile-file.ts": "names a draft",
  "src/domain/billing/refund-payment.ts": "names a refund",
  "src/domain/meter/counters.ts": "names a process",
  "src/domain/payment/sandbox/books.ts": "above",
  "src/domain/payment/sandbox/sandbox-books.ts": "the form of a checkout, with portal_",
  "src/domain/payment/sandbox/sandbox-provider.ts":
    "signs messages of the server to itself; nobody is shown it",
  "src/domain/second-factor/recovery-codes.ts": "above",
  "src/domain/session/sign-up.service.ts": "names a mail",
  "src/domain/webhook/secret.ts": "above",
  "src/engine/library.ts": "names a draft",
  "src/host/homes/signature.ts": "tells calls between hosts apart",
  "src/kinds/ids.ts": "no secret",
  "src/kernel/json-text.ts": "no secret",
  "src/kernel/sealing.ts": "the keys of services, which leave the server sealed alone",
  "src/kernel/secret-token.ts": "above",
  "src/scrape-host/http/har/issued-values.ts": "the key of stand-ins, which nobody is shown",
  "src/server/secret-keys.ts": "stays in a file of the operator",
};

it("nothing else makes secrets: what does has a row above", () => {
  const files = globSync("src/**/*.ts").filter(
    (file) => !file.endsWith(".test.ts") && readFileSync(file, "utf8").includes("randomBytes("),
  );
  expect(files.sort()).toEqual(Object.keys(OTHER_USES).sort());
});
