import { instantField, numberField, objectField, textField, wordField } from "./field-types.ts";
import { AVAILABILITY_WORDS } from "./offer.ts";

const CHANGE = {
  since: instantField("When the price before was observed."),
  previousPrice: numberField(
    "Price at that time, the lowest of a range, in units of its currency; null when none was shown.",
  ),
  previousCurrency: textField("Currency of it, ISO 4217."),
  priceDifference: numberField(
    "Price now less price then; null in another currency, or without one of them.",
  ),
  priceDifferencePercent: numberField("The same in percent of the price then, to two places."),
  previousAvailability: wordField(AVAILABILITY_WORDS, "Whether it could be bought then."),
};

/**
 * `sinceLastRun`, for an operation whose Records are price points: it has `id`, `url`, `title`, `observedAt`, `price`,
 * `currency`, `availability`, and `country` and `seller` where the source has them. Quarry keeps the point of each Record
 * in the history of the account and fills `sinceLastRun`; a plugin leaves it null.
 */
export const lastRunFields = () => ({
  sinceLastRun: objectField(
    CHANGE,
    "Against the last price of the product that the account has observed before; null the first time.",
  ),
});
