import type { Warn, z } from "../../../plugin-sdk/index.ts";
import { wholeOffer } from "../lists/listed-app.ts";
import type { APP } from "./record.ts";

type Facts = z.output<typeof APP.object.schema>;

/** Android's main version by API level, from 14 on. */
const ANDROID_OF_SDK = "4 4 4 4 4 4 4 5 5 6 7 7 8 8 9 10 11 12 12 13 14 15 16".split(" ");
const FIRST_SDK = 14;

/** Facts that only count together: half of them, or one that contradicts another, says that the page reads otherwise now. */
const TOGETHER: readonly { names: readonly (keyof Facts)[]; isWhole: (facts: Facts) => boolean }[] = [
  {
    names: ["price", "currency", "priceMicros", "priceText", "isFree"],
    isWhole: (facts) => wholeOffer(facts) === null,
  },
  {
    names: ["originalPrice"],
    isWhole: ({ originalPrice, price }) => originalPrice !== null && price !== null && originalPrice > price,
  },
  {
    names: ["minInstalls", "exactInstalls"],
    isWhole: ({ minInstalls, exactInstalls }) =>
      minInstalls !== null && exactInstalls !== null && exactInstalls >= minInstalls,
  },
  {
    names: ["releasedText", "releasedAt"],
    isWhole: ({ releasedText, releasedAt }) => releasedText !== null && releasedAt !== null,
  },
  {
    names: ["androidVersion", "androidMaxVersion", "minSdk", "targetSdk"],
    isWhole: ({ androidVersion, androidMaxVersion, minSdk, targetSdk }) =>
      (androidMaxVersion === null || androidVersion !== null) &&
      (minSdk === null || targetSdk === null || minSdk <= targetSdk) &&
      isVersionOf(minSdk, androidVersion),
  },
];

/** Puts null, with a warning, for facts of an app that are not whole. */
export function wholeFacts(facts: Facts, what: string, warn: Warn): Facts {
  const whole = { ...facts };
  for (const { names, isWhole } of TOGETHER) {
    if (names.every((name) => facts[name] === null) || isWhole(facts)) continue;
    warn(
      "field_unreadable",
      `${names.join(", ")}: ${what} has but a part of them, or they contradict each other.`,
    );
    Object.assign(whole, Object.fromEntries(names.map((name) => [name, null])));
  }
  return whole;
}

/** Levels and versions that are not known here are no contradiction. */
function isVersionOf(sdk: number | null, version: string | null): boolean {
  const known = sdk === null ? undefined : ANDROID_OF_SDK[sdk - FIRST_SDK];
  const main = /^\d+/.exec(version ?? "")?.[0];
  return known === undefined || main === undefined || known === main;
}
