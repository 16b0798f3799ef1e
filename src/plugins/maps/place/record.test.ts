import { describe, expect, it } from "vitest";
import { areShown } from "./cells.ts";
import { readPlace } from "./record.ts";

const FEATURE = "0x1000000000000a01:0x2000000000000b01";
const OWN = "ChIJAQoAAAAAABARAQsAAAAAACA";
const OTHER = "ChIJAgoAAAAAABARAgsAAAAAACA";

/** What is read of a message with these parts, and the codes and fields of its warnings. */
function read(parts: Readonly<Record<number, unknown>>) {
  const message = Object.assign(Array<unknown>(250).fill(null), {
    9: [null, null, 10, 20],
    10: FEATURE,
    11: "Kite & Kettle",
    ...parts,
  });
  const warnings: string[] = [];
  const facts = readPlace(message, "the place", (_code, text) => warnings.push(text.split(":")[0] ?? ""));
  return { facts, warnings };
}
const address = (...parts: unknown[]) => read({ 183: [null, parts] });

describe("a message about a place", () => {
  it("names its city without the region that stands beside it", () => {
    const { facts, warnings } = address(
      "Old Quarter",
      "Pier 1",
      "Pier 1",
      "Port, Coast",
      "4040",
      "Coast",
      "CY",
    );
    expect(facts?.address).toMatchObject({ street: "Pier 1", city: "Port", region: "Coast", country: "cy" });
    expect(warnings).toEqual([]);
  });

  it("has no part of an address whose parts stand elsewhere", () => {
    const shifted = address(null, "Old Quarter", "Pier 1", "Pier 1", "Port", "4040", "Coast");
    expect([shifted.facts?.address, shifted.facts?.neighborhood]).toEqual([null, null]);
    expect(shifted.warnings).toContain("addressParts");
    const back = address("Pier 1", "Pier 2", "Port", "4040", "Coast", null, null);
    expect([back.facts?.address, back.warnings]).toEqual([null, ["address, neighborhood"]]);
  });

  it("has no place id of another place", () => {
    expect(read({ 78: OWN }).facts?.placeId).toBe(OWN);
    const { facts, warnings } = read({ 78: OTHER });
    expect([facts?.placeId, warnings]).toEqual([null, ["placeId"]]);
  });

  it("has both times of a slot or none", () => {
    const days = (...times: unknown[]) => [[["Monday", 1, [2026, 1, 5], [["9 AM–12:30 PM", times]]]]];
    const slots = (...times: unknown[]) => {
      const { facts, warnings } = read({ 203: days(...times) });
      return [
        facts?.hours?.[0]?.slots?.[0]?.opens,
        facts?.hours?.[0]?.slots?.[0]?.closes,
        warnings.length > 0,
      ];
    };
    expect(slots([9], [12, 30])).toEqual(["09:00", "12:30", false]);
    expect(slots([9], "12")).toEqual([null, null, true]);
    expect(slots(null, [9])).toEqual([null, null, true]);
    expect(slots([null, 9], [null, 12])).toEqual([null, null, true]);
  });
});

describe("times of a text", () => {
  it("are found in any language", () => {
    expect(areShown("9:00 π.μ.–11:30 μ.μ.", "09:00", "23:30")).toBe(true);
    expect(areShown("٩ ص–٥:٣٠ م", "09:00", "17:30")).toBe(true);
    expect(areShown("9時00分～24時00分", "09:00", "00:00")).toBe(true);
    expect(areShown("Open 24 hours", "00:00", "00:00")).toBe(true);
    expect(areShown("9 AM–5 PM", "09:00", "18:00")).toBe(false);
  });
});
