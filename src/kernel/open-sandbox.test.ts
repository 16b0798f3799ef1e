import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { isOpenSandbox } from "./open-sandbox.ts";

function isOpen(env: Record<string, string>): boolean {
  const read = readConfig(env);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return isOpenSandbox(read.config);
}

test.each<Record<string, string>>([
  {},
  { HOST: "::1" },
  { HOST: "localhost", QUARRY_PUBLIC_URL: "http://[::1]:4000" },
  { HOST: "127.0.0.2", QUARRY_PUBLIC_URL: "http://localhost:4000" },
])("only this machine reaches %o", (env) => {
  expect(isOpen(env)).toBe(false);
});

test.each<Record<string, string>>([
  { HOST: "0.0.0.0" },
  { HOST: "::" },
  { HOST: "127.example.com" },
  // A proxy in front.
  { QUARRY_PUBLIC_URL: "https://quarry.example.com" },
])("strangers reach %o, and scrape for nothing unless it is closed or real", (env) => {
  expect(isOpen(env)).toBe(true);
  expect(isOpen({ ...env, QUARRY_PAYMENTS: "sandbox" })).toBe(true);
  expect(isOpen({ ...env, QUARRY_SIGN_UP: "closed" })).toBe(false);
  expect(isOpen({ ...env, QUARRY_PAYMENTS: "off" })).toBe(false);
});
