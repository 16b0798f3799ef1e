import type { Document } from "mongodb";
import { DURABLE } from "../client.ts";
import { GroupWriter } from "../group-writer.ts";
import type { WalletDoc } from "./money-documents.ts";
import type { Store } from "../store.ts";
import { expireIncluded } from "./wallet-buckets.store.ts";
import { INCLUDED, withIncluded } from "./wallet-expressions.ts";
import { findWallet } from "./wallets.store.ts";

/** Holds an account may have at once, which bounds the array. */
export const MAX_HOLDS = 1000;
/** Little is left, where nobody has said otherwise. */
export const USUAL_LOW_USD_MICROS = 2_000_000;

export type HoldOutcome = "held" | "closed" | "too_many_holds" | "insufficient" | "no_wallet";

export interface Placed {
  accountId: string;
  key: string;
  usdMicros: number;
  at: Date;
}

export interface Held {
  outcome: HoldOutcome;
  availableUsdMicros: number;
  lowSince: Date | null;
}

/** Holds that come faster than this go together. */
const GROUP_MS = 10;

/**
 * Moves `usdMicros` from available to held, included balance first, once per key; a repeat of the same key is `held` without
 * effect. Included balance whose time is over is ended first.
 */
export function hold(store: Store, accountId: string, placed: Omit<Placed, "accountId">): Promise<Held> {
  return store.writers.holds.add({ accountId, ...placed });
}

export const holdWriter = (store: Store) =>
  new GroupWriter<Placed, Held>((placed) => holdEach(store, placed), GROUP_MS);

async function holdEach(store: Store, placed: readonly Placed[]): Promise<Held[]> {
  const together = new Map<string, Promise<WalletDoc | null>>();
  for (const [accountId, ofOne] of Map.groupBy(placed, (one) => one.accountId))
    if (ofOne.length > 1) together.set(accountId, tryToHold(store, ofOne));
  return Promise.all(
    placed.map(async (one) => {
      const wallet = await together.get(one.accountId);
      // What cannot be held must not keep the others from it.
      return wallet ? heldIn(wallet) : holdOne(store, one);
    }),
  );
}

const heldIn = ({ availableUsdMicros, lowSince }: WalletDoc): Held => ({
  outcome: "held",
  availableUsdMicros,
  lowSince: lowSince ?? null,
});

async function holdOne(store: Store, placed: Placed): Promise<Held> {
  for (;;) {
    const moved = await tryToHold(store, [placed]);
    if (moved) return heldIn(moved);
    const wallet = await findWallet(store, placed.accountId);
    if (wallet?.included && wallet.included.expiresAt <= placed.at) {
      await expireIncluded(store, wallet, placed.at);
      continue;
    }
    const outcome = whyNotHeld(wallet, placed.key);
    return { outcome, availableUsdMicros: wallet?.availableUsdMicros ?? 0, lowSince: null };
  }
}

/** Holds all of what one account asked for, each under another key and no more than it may hold, or nothing. */
async function tryToHold(store: Store, placed: readonly Placed[]): Promise<WalletDoc | null> {
  const keys = new Set(placed.map(({ key }) => key));
  const [{ accountId, at }] = placed as [Placed];
  if (keys.size < placed.length || placed.length > MAX_HOLDS) return null;
  const usdMicros = placed.reduce((sum, one) => sum + one.usdMicros, 0);
  const latest = new Date(Math.max(...placed.map((one) => one.at.getTime())));
  const left = { $subtract: ["$availableUsdMicros", usdMicros] };
  const mark = { $ifNull: ["$lowUsdMicros", USUAL_LOW_USD_MICROS] };
  const falls = { $and: [{ $lt: [left, mark] }, { $gte: ["$availableUsdMicros", mark] }] };
  return store.wallets.findOneAndUpdate(
    {
      _id: accountId,
      isOpen: true,
      isBlocked: { $exists: false },
      availableUsdMicros: { $gte: usdMicros },
      "included.expiresAt": { $not: { $lte: latest } },
      "holds.key": { $nin: [...keys] },
      [`holds.${MAX_HOLDS - placed.length}`]: { $exists: false },
    },
    [
      {
        $set: {
          availableUsdMicros: left,
          lowSince: { $cond: [falls, at, { $ifNull: ["$lowSince", "$$REMOVE"] }] },
          heldUsdMicros: { $add: ["$heldUsdMicros", usdMicros] },
          included: withIncluded({ $subtract: [INCLUDED, { $min: [usdMicros, INCLUDED] }] }),
          holds: { $concatArrays: ["$holds", holdsOf(placed)] },
        },
      },
    ],
    {
      returnDocument: "after",
      projection: { availableUsdMicros: 1, lowSince: 1 },
      writeConcern: DURABLE,
    },
  );
}

/** Each takes of the included balance what those before it have left. */
function holdsOf(placed: readonly Placed[]): Document[] {
  let before = 0;
  return placed.map(({ key, usdMicros, at }) => {
    const taken = { $max: [0, { $min: [usdMicros, { $subtract: [INCLUDED, before] }] }] };
    const part = { period: "$included.period", usdMicros: taken };
    before += usdMicros;
    return {
      key: { $literal: key },
      usdMicros,
      at,
      included: { $cond: [{ $gt: [taken, 0] }, part, "$$REMOVE"] },
    };
  });
}

function whyNotHeld(wallet: WalletDoc | null, key: string): HoldOutcome {
  if (!wallet) return "no_wallet";
  if (wallet.holds.some((held) => held.key === key)) return "held";
  if (!wallet.isOpen || wallet.isBlocked) return "closed";
  if (wallet.holds.length >= MAX_HOLDS) return "too_many_holds";
  return "insufficient";
}
