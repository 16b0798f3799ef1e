import { describe, expect, test } from "vitest";
import { nothingOf } from "../../../plugin-sdk/index.ts";
import { APP } from "./record.ts";
import { wholeFacts } from "./whole-facts.ts";

const NONE = { ...nothingOf(APP.shape), id: "com.example.chess", title: "Quarry Chess" };

function read(facts: Partial<Parameters<typeof wholeFacts>[0]>) {
  const warnings: string[] = [];
  const whole = wholeFacts({ ...NONE, ...facts }, "the page", (_code, message) => warnings.push(message));
  return { whole, warnings };
}

const PRICE = { price: 1.99, currency: "USD", priceMicros: 1_990_000, priceText: "$1.99", isFree: false };

describe("facts that belong together", () => {
  test.each([
    ["an app that is not offered", {}],
    ["a discount", { ...PRICE, originalPrice: 3.99 }],
    ["installs", { minInstalls: 1_000, exactInstalls: 1_000 }],
    ["Android 8 from API level 26 on, built for 35", { androidVersion: "8.0", minSdk: 26, targetSdk: 35 }],
    ["a level that is not known yet", { androidVersion: "30", minSdk: 60, targetSdk: 61 }],
    ["no least version", { targetSdk: 35 }],
    ["a range of versions", { androidVersion: "4.4", androidMaxVersion: "13", minSdk: 19 }],
  ])("%s", (_what, facts) => {
    expect(read(facts)).toEqual({ whole: { ...NONE, ...facts }, warnings: [] });
  });

  test.each([
    ["a price without its currency", { ...PRICE, currency: null }, Object.keys(PRICE)],
    ["a price before a discount that is lower", { ...PRICE, originalPrice: 0.99 }, ["originalPrice"]],
    [
      "fewer installs than at least",
      { minInstalls: 1_234, exactInstalls: 1_000 },
      ["minInstalls", "exactInstalls"],
    ],
    ["half of the installs", { exactInstalls: 1_000_000 }, ["exactInstalls"]],
    ["a day of release without its instant", { releasedText: "Everyone 10+" }, ["releasedText"]],
    [
      "the level it is built for as the least one",
      { androidVersion: "8.0", minSdk: 35, targetSdk: 35 },
      ["minSdk", "targetSdk", "androidVersion"],
    ],
    [
      "a least level above the one it is built for",
      { androidVersion: "15", minSdk: 35, targetSdk: 26 },
      ["minSdk"],
    ],
    ["a last version alone", { androidMaxVersion: "8.0" }, ["androidMaxVersion"]],
  ])("not %s", (_what, facts, names) => {
    const { whole, warnings } = read(facts);
    expect(whole).toMatchObject(Object.fromEntries(names.map((name) => [name, null])));
    expect(warnings).toHaveLength(1);
    for (const name of names) expect(warnings[0]).toContain(name);
  });
});
