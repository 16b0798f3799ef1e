import { sha256 } from "../../../src/kernel/hash.ts";
import { newSecretToken } from "../../../src/kernel/secret-token.ts";
import { NO_SERVICE } from "../../../src/domain/meter/no-service.ts";
import { newId } from "../../../src/kinds/ids.ts";
import { passwordHashOf } from "../../../src/domain/session/password.ts";
import {
  documentsOfAccount,
  documentsOfRequest,
  OWNED,
  requestsOf,
} from "../../../src/store/account/account-data.store.ts";
import type { Store } from "../../../src/store/store.ts";
import type { ApiServer } from "../../api/api-server.ts";
import { accountWithMoney } from "../../kit/account-with-money.ts";
import type { AnswerJson } from "../../kit/graphql-client.ts";
import { rest, type RestCallOptions } from "../../kit/rest-client.ts";
import { waitUntil } from "../../process/wait-until.ts";
import type { Receiver } from "../../webhook/receiver.ts";
import { plain } from "./plain.ts";

export const PASSWORD = "correct horse battery";
/** All accounts are called alike, since pages show it. */
export const NAME = "Parity";
const DAY_MS = 86_400_000;
/** Hints to other processes, of which several may be one, and what a host says of a service once it hears of it. */
const OF_OTHERS = new Set<string>(["events", "homes", "serviceLogs", "serviceLogParts"]);
/** What a host counts then. */
const isOfHost = (collection: string, one: object) =>
  collection === "usage" && "service" in one && one.service !== NO_SERVICE;
let hash: Promise<string> | undefined;

export interface World {
  server: ApiServer;
  store: Store;
  receiver: Receiver;
}

/** An account with an owner who is signed in, and 1 USD. */
export class Account {
  readonly world: World;
  readonly id = newId("account", new Date());
  readonly email = `${this.id}@example.com`;
  readonly token = newSecretToken("session");
  readonly sessionId = newId("session", new Date());

  static async make(world: World): Promise<Account> {
    const account = new Account(world);
    const { store } = world;
    hash ??= passwordHashOf(PASSWORD, "test");
    const at = { createdAt: new Date() };
    await accountWithMoney(store, account.id);
    await store.accounts.updateOne({ _id: account.id }, { $set: { name: NAME } });
    const login = { accountId: account.id, passwordHash: await hash, passwordChangedAt: at.createdAt };
    await store.logins.insertOne({ _id: account.email, ...login, ...at, version: 0 });
    await account.signIn(account.token, account.sessionId);
    return account;
  }

  private constructor(world: World) {
    this.world = world;
  }

  async signIn(token: string, id: string): Promise<void> {
    const { store } = this.world;
    const now = new Date();
    await store.sessions.insertOne({
      ...{ _id: id, accountId: this.id, hash: sha256(token), userAgent: null, createdAt: now },
      ...{ expiresAt: new Date(now.getTime() + 30 * DAY_MS), lastUsedAt: null, revokedAt: null },
      ...{ network: "test", loginVersion: 0 },
    });
  }

  /** The body of an answer of /v1; throws for a refusal. */
  async call(path: string, options: RestCallOptions = {}, key = this.token): Promise<AnswerJson> {
    const { status, body } = await rest<AnswerJson>(this.world.server.url, key, path, options);
    if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Waits until nothing of it runs, waits to be sent or to be booked. */
  async settle(): Promise<void> {
    const { store } = this.world;
    const accountId = this.id;
    await waitUntil("what an account began to end", async () => {
      const counts = await Promise.all([
        store.requests.countDocuments({
          ...{ accountId, state: { $in: ["queued", "running", "cancelling"] } },
          tags: { $ne: "held" },
        }),
        store.requests.countDocuments({ accountId, "settlement.done": false }),
        store.mails.countDocuments({ accountId, sentAt: null }),
        store.webhookDeliveries.countDocuments({ accountId, state: "pending" }),
      ]);
      return counts.every((count) => count === 0);
    });
  }

  /** Everything that is stored of it, its money and its usage among that: ids, times and secrets by what they are. */
  async state(): Promise<Record<string, string[]>> {
    const { store } = this.world;
    const requests = await listOf(requestsOf(store, this.id));
    const state: Record<string, string[]> = {};
    for (const owned of OWNED) {
      if (OF_OTHERS.has(owned.name)) continue;
      const stored = documentsOfAccount(store, owned, this.id);
      const found = stored
        ? await listOf(stored)
        : (
            await Promise.all(requests.map(({ _id }) => listOf(documentsOfRequest(store, owned, _id))))
          ).flat();
      const own = found.filter((one) => !isOfHost(owned.name, one));
      if (own.length > 0) state[owned.name] = own.map((one) => JSON.stringify(plain(one))).sort();
    }
    return state;
  }
}

async function listOf<T>(documents: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of documents) list.push(one);
  return list;
}
