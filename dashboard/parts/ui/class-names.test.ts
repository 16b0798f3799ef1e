import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { twMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { classNames } from "./class-names.ts";

const DASHBOARD = fileURLToPath(new URL("../../", import.meta.url));
const FILES = readdirSync(DASHBOARD, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => readFileSync(DASHBOARD + name, "utf8"));

function namesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.split(/\s+/)).filter((name) => /^[-a-z]\S*$/.test(name)))];
}

it("lets the later one win wherever a part is given names, as the whole of tailwind-merge does", () => {
  const own = namesIn(
    FILES.filter((file) => /className\??[:,].*\bclassNames\(/s.test(file)).flatMap((file) =>
      [...file.matchAll(/"([^"\n]+)"/g)].map(([, text]) => text!),
    ),
  );
  const given = namesIn(
    FILES.flatMap((file) =>
      [...file.matchAll(/<[A-Z]\w*\s[^<>]*?className=\{?"([^"]+)"/g)].map(([, text]) => text!),
    ),
  );
  expect(own.length).toBeGreaterThan(50);
  expect(given.length).toBeGreaterThan(30);
  const isSame = (one: string, other: string) => classNames(one, other) === twMerge(one, other);
  const wrong = own.flatMap((one) =>
    given.flatMap((other) => (one === other || isSame(one, other) ? [] : `${one} ${other}`)),
  );
  expect(wrong).toEqual([]);
});
