import { expect, it } from "vitest";
import { CODES } from "./codes.ts";
import { toExitCode } from "./to-exit-code.ts";

it("gives a code of its class to each error", () => {
  const expected = {
    unauthenticated: 3,
    not_found: 4,
    insufficient_balance: 5,
    rate_limited: 6,
    source_blocked: 7,
  };
  for (const [code, exit] of Object.entries(expected)) expect(toExitCode(code)).toBe(exit);
  expect(toExitCode("a_code_of_a_newer_server")).toBe(1);
});

it("never ends with 0 on an error, and follows the HTTP status for keys and money", () => {
  for (const [code, { http }] of Object.entries(CODES)) {
    expect(toExitCode(code)).toBeGreaterThan(0);
    if (http === 401) expect(toExitCode(code)).toBe(3);
    if (http === 402) expect(toExitCode(code)).toBe(5);
    if (http === 429) expect(toExitCode(code)).toBe(6);
  }
});
