import { decimal, isoTime, text } from "./cleaners.ts";
import { at, dig } from "./sparse.ts";

const MICROS_PER_UNIT = 1_000_000;

/** What an app costs. All fields are null when the source makes no offer, as for pre-registration. */
export interface Price {
  price: number | null;
  currency: string | null;
  priceMicros: number | null;
  priceText: string | null;
  free: boolean | null;
}

/** Reads `[micros, currency, text]`; the text is empty for a free app. */
export function readPrice(cell: unknown): Price {
  const priceMicros = decimal(at(cell, 0));
  return {
    price: inUnits(priceMicros),
    currency: text(at(cell, 1)),
    priceMicros,
    priceText: text(at(cell, 2)),
    free: priceMicros === null ? null : priceMicros === 0,
  };
}

/** The discount of an offer: the price before it, and when it ends. */
export function readDiscount(offer: unknown): {
  originalPrice: number | null;
  discountEndsAt: string | null;
} {
  return {
    originalPrice: inUnits(decimal(dig(offer, [1, 1, 0]))),
    discountEndsAt: isoTime(dig(offer, [14, 0])),
  };
}

function inUnits(micros: number | null): number | null {
  return micros === null ? null : micros / MICROS_PER_UNIT;
}
