import type { CollectionName } from "../../../src/store/store.ts";
import type { Collection } from "mongodb";
import type { Account } from "./subject.ts";
import type { Given } from "./action.ts";

/** Takes away what an action is about. */
export const gone =
  (from: CollectionName) =>
  async ({ world }: Account, { id = "" }: Given): Promise<void> => {
    await (world.store[from] as unknown as Collection<{ _id: string }>).deleteOne({ _id: id });
  };

/** Ends the session that the action is done in. */
export const signedOut = async (account: Account): Promise<void> => {
  await account.call(`/v1/auth/sessions/${account.sessionId}`, { method: "DELETE" });
};
