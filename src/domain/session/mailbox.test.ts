import { expect, test } from "vitest";
import { mailboxOf, spellingsOf } from "./mailbox.ts";

test.each([
  [
    "grace@example.com",
    ["GRACE@example.com", " Grace@EXAMPLE.com\n", "grace@ｅｘａｍｐｌｅ.com", "grace@example。com"],
  ],
  [
    "gr\u00e4ce@example.com",
    ["gra\u0308ce@example.com", "GR\u00c4CE@example.com", "GRA\u0308CE@Example.com"],
  ],
  [
    "ada@xn--exmple-cua.com",
    ["ada@ex\u00e4mple.com", "ada@exa\u0308mple.com", "Ada@EX\u00c4MPLE.COM", "ada@XN--EXMPLE-CUA.com"],
  ],
  ["ada@xn--e1afmkfd.xn--p1ai", ["ada@пример.рф", "ada@ПРИМЕР.РФ"]],
  ["a.d+a_1'{}@mail.example.co.uk", ["A.D+a_1'{}@mail.example.co.uk"]],
  [`${"a".repeat(64)}@example.com`, []],
])("%s is one mailbox, however it is spelled", (mailbox, others) => {
  for (const text of [mailbox, ...others]) expect([text, mailboxOf(text)]).toEqual([text, mailbox]);
});

test.each([
  ["NUL", "grace@example.com\u0000"],
  ["NUL inside", "gr\u0000ace@example.com"],
  ["zero width space", "grace@example.com\u200b"],
  ["zero width joiner", "gr\u200dace@example.com"],
  ["zero width in the domain", "grace@exam\u200bple.com"],
  ["soft hyphen", "grace@exam\u00adple.com"],
  ["byte order mark inside", "gra\ufeffce@example.com"],
  ["grapheme joiner", "gra\u034fce@example.com"],
  ["variation selector", "grace\ufe0f@example.com"],
  ["filler", "grace\u3164@example.com"],
  ["right to left", "\u202egrace@example.com"],
  ["isolate", "\u2066grace\u2069@example.com"],
  ["full width", "ｇｒａｃｅ@example.com"],
  ["ligature", "\ufb01n@example.com"],
  ["blank", "gr ace@example.com"],
  ["emoji", "grace\u{1f600}@example.com"],
  ["lone surrogate", "grace\ud800@example.com"],
  ["empty label", "ada@example..com"],
  ["dot in front of the domain", "ada@.example.com"],
  ["dot behind the domain", "ada@example.com."],
  ["dots of the local part", "ada..b@example.com"],
  ["dot in front", ".ada@example.com"],
  ["dot at the end", "ada.@example.com"],
  ["65 characters", `${"a".repeat(65)}@example.com`],
  ["65 bytes", `${"\u00e4".repeat(33)}@example.com`],
  ["a label of 64", `ada@${"a".repeat(64)}.com`],
  ["255 bytes", `ada@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`],
  ["hyphen in front", "ada@-example.com"],
  ["no domain", "ada@"],
  ["one label", "ada@localhost"],
  ["an IP address", "ada@127.0.0.1"],
  ["an IP address in hex", "ada@0x7f.1"],
  ["percent", "ada@ex%61mple.com"],
  ["two signs", "ada@b@example.com"],
  ["quotes", '"ada"@example.com'],
  ["a name", "Ada <ada@example.com>"],
  ["two of them", "ada@example.com,bob@example.com"],
  ["no punycode", "ada@xn--\u00e4.com"],
  ["nothing", ""],
])("is no address: %s", (_what, text) => {
  expect(() => mailboxOf(text)).toThrow(expect.objectContaining({ code: "invalid_input" }) as Error);
});

test("accounts of before are found by each of the forms in which they may be kept", () => {
  expect(spellingsOf("ada@example.com")).toEqual(["ada@example.com"]);
  expect(spellingsOf("gr\u00e4ce@xn--exmple-cua.com")).toEqual([
    ...["gr\u00e4ce@xn--exmple-cua.com", "gr\u00e4ce@ex\u00e4mple.com", "gr\u00e4ce@exa\u0308mple.com"],
    ...["gra\u0308ce@xn--exmple-cua.com", "gra\u0308ce@ex\u00e4mple.com", "gra\u0308ce@exa\u0308mple.com"],
  ]);
});
