import { randomBytes } from "node:crypto";
import { AppError } from "../../../errors/app-error.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { findSandbox, makeSandbox, saveSandbox } from "../../../store/payment/sandbox.store.ts";
import type { SandboxDoc } from "../../../store/payment/sandbox-documents.ts";
import type { Store } from "../../../store/store.ts";
import { Books } from "./books.ts";

const TRIES = 20;

/** Makes the sandbox of an account where there is none. */
export async function ensureSandbox(store: Store, accountId: string, name: string): Promise<void> {
  await makeSandbox(store, {
    _id: accountId,
    name,
    revision: 1,
    portalToken: `portal_${randomBytes(32).toString("hex")}`,
    returnUrl: "/",
    card: null,
    checkouts: [],
    charges: [],
    invoices: [],
    subscriptions: [],
    events: [],
    nextAt: null,
  });
}

/** Changes the books of an account in one write; what others changed meanwhile is read first. Throws `not_found`. */
export async function changeBooks<T>(
  { store, clock }: { store: Store; clock: Clock },
  accountId: string,
  change: (books: Books) => T,
): Promise<{ doc: SandboxDoc; result: T }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findSandbox(store, accountId);
    if (found === null) throw new AppError("not_found", { message: "The sandbox knows no such account." });
    const books = new Books(structuredClone(found), clock.now());
    const result = change(books);
    const doc = books.closed();
    if (await saveSandbox(store, doc)) return { doc, result };
  }
  throw new AppError("internal", { message: "The sandbox was changed by others again and again." });
}
