import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import { goodRuntimeTokens } from "../../src/domain/credential/good-runtime-tokens.ts";
import { sha256 } from "../../src/kernel/hash.ts";
import { connect, type Connection } from "../../src/store/client.ts";
import type { DeploymentDoc } from "../../src/store/deployment/deployment-documents.ts";
import type { ServiceDoc } from "../../src/store/service/service-documents.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { emptyDatabase } from "../kit/shared-engine.ts";

let connection: Connection;
let store: Store;
beforeAll(async () => {
  connection = await connect(await emptyDatabase("store-test"), "store-test");
  store = storeOf(connection.db);
  for (const [_id, closing] of [
    ["acc_open", undefined],
    ["acc_closed", { at: new Date(), eraseAt: new Date() }],
  ] as const)
    await store.accounts.insertOne({ _id, name: _id, createdAt: new Date(), closing } as never);
});
afterAll(() => connection?.close());

/** The second of three deployments of a service, in a state; its token. */
async function tokenOf(
  name: string,
  {
    state = "ready",
    drainsUntil,
    ...service
  }: Partial<Pick<DeploymentDoc, "state" | "drainsUntil">> & Partial<ServiceDoc>,
): Promise<string> {
  const [serviceId, _id, token] = [`svc_${name}`, `dep_${name}`, `qr_${name}`];
  const accountId = service.accountId ?? "acc_open";
  const at = { createdAt: new Date(), updatedAt: new Date(), deletedAt: null };
  await store.services.insertOne({
    ...{ _id: serviceId, accountId, place: (await store.services.countDocuments()) + 1, slug: name, name },
    ...{ activeDeploymentId: _id, switchedN: 2, deploymentN: 3, ...at, ...service },
  });
  const parts = { manifest: null, source: null, worker: null, static: null, failure: null, warnings: [] };
  const deployment = { _id, accountId, serviceId, n: 2, state, token: { n: 1, hash: sha256(token) } };
  await store.deployments.insertOne({
    ...deployment,
    ...parts,
    ...(drainsUntil && { drainsUntil }),
    createdAt: new Date(),
    changedAt: new Date(),
  });
  return token;
}

it.each<[string, boolean, Parameters<typeof tokenOf>[1]]>([
  ["active", true, {}],
  ["checked for the first time", true, { state: "checking", activeDeploymentId: "dep_other", switchedN: 1 }],
  ["about to be served", true, { activeDeploymentId: "dep_other", switchedN: 1 }],
  ["superseded", false, { activeDeploymentId: "dep_other", switchedN: 3 }],
  [
    "superseded, while its worker answers what it has",
    true,
    { activeDeploymentId: "dep_other", switchedN: 3, drainsUntil: new Date("2100-01-01") },
  ],
  [
    "superseded, whose worker was ended",
    false,
    { activeDeploymentId: "dep_other", switchedN: 3, drainsUntil: new Date(0) },
  ],
  ["rolled back from", false, { activeDeploymentId: "dep_other", switchedN: 2 }],
  ["failed", false, { state: "failed", activeDeploymentId: null, switchedN: 0 }],
  ["of a deleted service", false, { deletedAt: new Date() }],
  ["of a closed account", false, { accountId: "acc_closed" }],
])("the token of a deployment that is %s is good: %s", async (what, isGood, facts) => {
  const token = await tokenOf(what.replaceAll(" ", "-"), facts);
  const found = await goodRuntimeTokens(store, [sha256(token), sha256("qr_unknown")], new Date());
  expect([...found.values()].map(({ caller }) => caller)).toEqual(
    isGood
      ? [
          {
            ...{ accountId: "acc_open", serviceId: `svc_${token.slice(3)}`, hash: sha256(token), scopes: [] },
            credential: { kind: "runtime", id: `dep_${token.slice(3)}` },
            isOperator: false,
          },
        ]
      : [],
  );
});

it("what stays open with a token ends with it, and no page takes one for a credential of the account", async () => {
  const token = await tokenOf("watched", {});
  const credentials = new CredentialService({ store, clock: { now: () => new Date() }, operators: [] });
  const caller = (await credentials.authenticate(`Bearer ${token}`))!;
  expect(await credentials.callerOf(token)).toBeNull();
  await credentials.assertStillKnown(caller);
  const ended = Promise.withResolvers<Error>();
  credentials.onRevoked(caller, ended.resolve);
  await store.services.updateOne({ _id: "svc_watched" }, { $set: { activeDeploymentId: "dep_other" } });
  expect(await ended.promise).toMatchObject({ code: "unauthenticated" });
  await vi.waitFor(() =>
    expect(credentials.assertStillKnown(caller)).rejects.toMatchObject({ code: "unauthenticated" }),
  );
  credentials.stop();
});
