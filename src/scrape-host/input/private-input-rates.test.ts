/** How often the check is wrong: secrets that pass, honest inputs that are refused. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPrivateInput } from "./private-ban.ts";

interface Case {
  name: string;
  input: Record<string, unknown>;
}

const OWN = new URL("cases/", import.meta.url);
/** One of each form that issuers publish and of each kind of honest link, id and search, with random letters in it. */
const FORMS = new URL("cases/forms/", import.meta.url);
/** A second set of the same form, kept outside the repository so that nobody tunes the check to it. */
const OTHER = new URL("../../../../shared/fixtures/private-input/", import.meta.url);
const MOST_MISSED = 0.02;
const MOST_REFUSED = 0.01;

function read(folder: URL, file: string): Case[] {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Case[];
}

/** Names alone are refused as unknown fields in any case; the rates are of values, structures and URLs. */
function isNameAlone({ input }: Case): boolean {
  const [entry, ...others] = Object.values(input);
  return others.length === 0 && typeof entry === "string" && (entry.length < 4 || entry === "hunter2");
}

function rate(what: string, cases: readonly Case[], isWrong: (one: Case) => boolean): number {
  const wrong = cases.filter(isWrong);
  const percent = ((100 * wrong.length) / cases.length).toFixed(1);
  process.stdout.write(`${what}: ${wrong.length} of ${cases.length} (${percent} %)\n`);
  for (const { name } of wrong) process.stdout.write(`  ${name}\n`);
  return wrong.length / cases.length;
}

describe.each([
  ["own set", OWN],
  ["set of forms", FORMS],
  ["other set", OTHER],
])("the private-input check on its %s", (set, folder) => {
  const isThere = existsSync(folder);
  if (!isThere) process.stdout.write(`private input, ${set}: skipped, the folder is not on this machine\n`);

  it.runIf(isThere)("refuses at least 98 % of secrets", () => {
    const cases = read(folder, "must-refuse.json").filter((one) => !isNameAlone(one));
    expect(cases.length).toBeGreaterThan(50);
    const passed = (one: Case): boolean => findPrivateInput(one.input).length === 0;
    expect(rate(`private input, ${set}: secrets that pass`, cases, passed)).toBeLessThanOrEqual(MOST_MISSED);
  });

  it.runIf(isThere)("lets at least 99 % of honest inputs pass", () => {
    const cases = read(folder, "must-pass.json");
    expect(cases.length).toBeGreaterThan(100);
    const refused = (one: Case): boolean => findPrivateInput(one.input).length > 0;
    expect(rate(`private input, ${set}: honest inputs refused`, cases, refused)).toBeLessThanOrEqual(
      MOST_REFUSED,
    );
  });

  it.runIf(isThere)("names the field and never repeats the value", () => {
    for (const { input } of read(folder, "must-refuse.json")) {
      for (const { path, reason } of findPrivateInput(input)) {
        // A name that is itself a secret is not repeated, nor are invisible characters.
        const names = Object.keys(input).map((key) => key.replace(/\p{Cf}/gu, ""));
        expect([...names, "(field 1)"].some((key) => path === key || path.startsWith(`${key}.`))).toBe(true);
        for (const value of Object.values(input)) {
          if (typeof value === "string" && value.length > 12) expect(reason).not.toContain(value);
        }
      }
    }
  });
});
