import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<string>();

/** Runs the rest of a call under its id. */
export function runWithCallId(id: string, rest: () => void): void {
  storage.run(id, rest);
}

/** The id of the call that runs now: Apollo formats errors without saying whose they are. */
export function currentCallId(): string | null {
  return storage.getStore() ?? null;
}
