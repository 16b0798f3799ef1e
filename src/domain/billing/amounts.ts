import { AppError } from "../../errors/app-error.ts";
import { moneyDigits, moneyText } from "../../kernel/usd.ts";
import type { AutoTopUpDoc } from "../../store/payment/payment-documents.ts";
import { MAX_TOP_UP_USD_MICROS, MIN_TOP_UP_USD_MICROS } from "../plan/plans.ts";

const CENT = 10_000;
const DEFAULT_CEILING_TIMES = 5;

/** How somebody wants to be topped up; what is left out stays, or is set to something small. */
export interface AutoTopUpInput {
  isEnabled: boolean;
  thresholdUsdMicros?: number | null;
  amountUsdMicros?: number | null;
  monthlyCeilingUsdMicros?: number | null;
}

/** Throws `invalid_input` unless it is an amount that can be topped up: whole cents from 20 USD on. */
export function checkTopUp(usdMicros: number): number {
  return within("topUp", usdMicros, MIN_TOP_UP_USD_MICROS, MAX_TOP_UP_USD_MICROS);
}

/** The whole settings. Throws `invalid_input`. */
export function checkAutoTopUp(
  input: AutoTopUpInput,
  before: AutoTopUpDoc | null,
): Pick<AutoTopUpDoc, "isEnabled" | "thresholdUsdMicros" | "amountUsdMicros" | "monthlyCeilingUsdMicros"> {
  const amount = input.amountUsdMicros ?? before?.amountUsdMicros ?? MIN_TOP_UP_USD_MICROS;
  const threshold = input.thresholdUsdMicros ?? before?.thresholdUsdMicros ?? MIN_TOP_UP_USD_MICROS / 4;
  const ceiling =
    input.monthlyCeilingUsdMicros ?? before?.monthlyCeilingUsdMicros ?? amount * DEFAULT_CEILING_TIMES;
  return {
    isEnabled: input.isEnabled,
    amountUsdMicros: within("amount", amount, MIN_TOP_UP_USD_MICROS, MAX_TOP_UP_USD_MICROS),
    thresholdUsdMicros: within("threshold", threshold, CENT, MAX_TOP_UP_USD_MICROS),
    monthlyCeilingUsdMicros: within("monthlyCeiling", ceiling, amount, MAX_TOP_UP_USD_MICROS * 100),
  };
}

function within(path: string, usdMicros: number, min: number, max: number): number {
  const isAmount = Number.isSafeInteger(usdMicros) && usdMicros % CENT === 0;
  if (isAmount && usdMicros >= min && usdMicros <= max) return usdMicros;
  throw new AppError("invalid_input", {
    message: `${path} is whole cents from ${moneyDigits(min)} to ${moneyText(max)}, not ${moneyDigits(Math.round(usdMicros))}.`,
    details: [
      {
        path,
        code: "out_of_range",
        message: "In micro-USD.",
        limit: usdMicros < min ? min : max,
        actual: usdMicros,
      },
    ],
  });
}
