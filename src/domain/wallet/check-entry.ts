import type { LedgerDoc, LedgerKind } from "../../store/wallet/money-documents.ts";

/** Which way money goes; null where both are right. */
const SIGN: Record<LedgerKind, 1 | -1 | null> = {
  grant: 1,
  included: 1,
  top_up: 1,
  dispute_won: 1,
  refund_failed: 1,
  charge: -1,
  expire: -1,
  refund: -1,
  dispute: -1,
  debt: -1,
  proration: null,
};

/** What is wrong with an entry by itself, or null. */
export function faultOfEntry(entry: LedgerDoc): string | null {
  const { kind, usdMicros, quantity, unitPriceUsdMicros } = entry;
  if (!Object.hasOwn(SIGN, kind)) return `its kind ${JSON.stringify(kind)} is unknown`;
  if (!Number.isSafeInteger(usdMicros) || usdMicros === 0)
    return `its amount ${usdMicros} is no whole number of micro-USD, or moves nothing`;
  const sign = SIGN[kind];
  if (sign !== null && Math.sign(usdMicros) !== sign)
    return `a ${kind} ${sign > 0 ? "adds to" : "takes from"} the balance, and its amount is ${usdMicros}`;
  if (quantity !== null && unitPriceUsdMicros !== null && quantity * unitPriceUsdMicros !== -usdMicros)
    return `${quantity} at ${unitPriceUsdMicros} micro-USD each are not ${-usdMicros}`;
  return null;
}
