import { expect, it } from "vitest";
import { relatedDomains } from "./related-domains.ts";

it.each([
  ["https://quarry.example.com", "quarry.example.com", true],
  ["https://quarry.example.com", "example.com", true],
  ["https://example.com:8443/quarry", "apps.example.com", true],
  ["https://quarry.example.com", "quarry-apps.example", false],
  ["https://notexample.com", "example.com", false],
  ["http://localhost:4000", "localhost", false],
  [undefined, "example.com", false],
] as const)("%s with services below %s: %s", (url, domain, isTold) => {
  const settings = { QUARRY_PUBLIC_URL: url, QUARRY_SERVICES_DOMAIN: domain };
  const told = relatedDomains({ ...settings, QUARRY_HOSTING: "local" });
  expect(told === null).toBe(!isTold);
  if (isTold) expect(told).toContain(`below ${domain} can set cookies for ${new URL(url ?? "").hostname};`);
  expect(relatedDomains({ ...settings, QUARRY_HOSTING: "off" })).toBeNull();
});
