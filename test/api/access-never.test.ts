import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../../src/kernel/log.ts";
import type { Services } from "../../src/services/services.ts";
import { billingPages } from "../../src/pages/billing-pages.ts";
import { claimPages } from "../../src/pages/claim-pages.ts";
import { servePageRoutes } from "../../src/pages/page-routes.ts";
import { firstVisitPage } from "../../src/pages/first-visit-page.ts";
import { movedPages } from "../../src/pages/moved-pages.ts";
import { passwordPages } from "../../src/pages/password-pages.ts";
import { signInPages } from "../../src/pages/sign-in-pages.ts";
import { signUpPages } from "../../src/pages/sign-up-pages.ts";
import { CALLERS, outcomeOfField, outcomeOfRoute, restApp, rootFields } from "./access-walk.ts";

// Written by hand, so that a wrong row of the access table is seen: what nobody below may ever do.
const READ_RECORDS = [
  ...["Query.request", "Query.requests", "Query.priceHistory", "Query.trackedProducts"],
  ...["Subscription.requestUpdated", "Subscription.recordStored"],
  ...["GET /v1/requests", "GET /v1/requests/:id", "GET /v1/requests/:id/results", "GET /v1/requests/:id/log"],
  ...["GET /v1/price-history", "GET /v1/tracked-products", "GET /v1/requests/:id/results/pictures"],
  ...["GET /v1/account/export"],
];
const READ_MONEY = [
  ...["Query.billing", "Query.ledger", "Query.invoices", "Query.invoice", "Query.usage"],
  ...["Query.usageCapSimulation", "Subscription.usageUpdated"],
  ...[
    "GET /v1/billing",
    "GET /v1/billing/ledger",
    "GET /v1/billing/invoices",
    "GET /v1/billing/invoices/:id",
  ],
  ...["GET /v1/usage", "GET /v1/account/export"],
];
const RUN_REQUESTS = [
  ...["Mutation.requestCreate", "Mutation.requestResume", "Mutation.requestCancel"],
  ...["POST /v1/requests", "POST /v1/requests/:id/resume", "POST /v1/requests/:id/cancel"],
];
const PAY = [
  ...["Mutation.billingCheckout", "Mutation.billingPortal", "Mutation.autoTopUpSet"],
  ...[
    "Mutation.spendLimitSet",
    "Mutation.spendLimitDelete",
    "Mutation.usageCapSet",
    "Mutation.usageCapDelete",
  ],
  ...["POST /v1/billing/checkout", "POST /v1/billing/portal", "POST /v1/billing/auto-top-up"],
];
const RUN_SERVICES = [
  ...[
    "Mutation.serviceCreate",
    "Mutation.serviceUpdate",
    "Mutation.serviceDelete",
    "Mutation.serviceRestore",
  ],
  ...["Mutation.serviceRollback", "POST /v1/services", "DELETE /v1/services/:id"],
  ...["Mutation.secretsSet", "Mutation.secretDelete", "PUT /v1/services/:service/env"],
  "DELETE /v1/services/:service/env/:name",
  ...["POST /v1/services/:service/deployments", "POST /v1/services/:id/rollback"],
];
const SEE_SERVICES = [
  ...["Query.service", "Query.services", "Query.serviceSnapshot", "Query.deployment", "Query.deployments"],
  ...["Query.deploymentBuild", "GET /v1/deployments/:id/build"],
  ...["GET /v1/services", "GET /v1/services/:id/snapshot", "Query.secrets", "GET /v1/services/:service/env"],
];
const SEE_RESOURCES = ["Query.serviceResources", "GET /v1/services/:id/resources"];
const SERVICES = [...RUN_SERVICES, ...SEE_SERVICES, ...SEE_RESOURCES];
/** Credentials, and where an account is told of things. */
const KEEP_ACCOUNT = [
  ...["Mutation.apiKeyCreate", "Mutation.apiKeyRevoke", "Query.sessions", "Mutation.sessionRevoke"],
  ...["Mutation.passwordChange", "Mutation.accountDelete", "Query.secondFactor"],
  ...["Mutation.webhookEndpointCreate", "Mutation.webhookEndpointUpdate", "Mutation.webhookEndpointDelete"],
  ...["Mutation.webhookEndpointRotateSecret", "Mutation.webhookDeliveryReplay", "Query.webhookDelivery"],
  ...["Query.webhookDeliveries", "Query.notifications", "Mutation.notificationSettingsUpdate"],
  ...["POST /v1/api-keys", "GET /v1/api-keys", "DELETE /v1/api-keys/:id", "GET /v1/auth/sessions"],
  ...["DELETE /v1/auth/sessions/:id", "POST /v1/auth/password", "DELETE /v1/account", "POST /v1/webhooks"],
  ...["PATCH /v1/webhooks/:id", "POST /v1/webhooks/:id/rotate-secret", "GET /v1/webhook-deliveries/:id"],
];
const BE_THE_OWNER = [
  ...["Mutation.secondFactorBegin", "Mutation.secondFactorConfirm", "Mutation.secondFactorDisable"],
  ...["Mutation.recoveryCodesCreate", "Mutation.signOut", "POST /v1/auth/sign-out"],
  ...["POST /v1/account/second-factor", "DELETE /v1/account/second-factor"],
];
const RUN_THE_SERVER = [
  ...["Mutation.paymentRefund", "Query.ledgerVerification", "Mutation.canaryRun", "Mutation.recordsErase"],
  ...["Query.erasure", "Query.erasures", "Query.operatorTickets", "Query.operatorTicket"],
  ...["Mutation.operatorTicketReply", "Mutation.operatorTicketResolve", "Mutation.accountClaim"],
  "Mutation.secretsReseal",
  ...["GET /v1/operator/support/tickets", "POST /v1/account/claim"],
];
const OF_KEYS = [...BE_THE_OWNER, ...RUN_THE_SERVER];
const OF_THE_ACCOUNT = [
  ...READ_RECORDS,
  ...READ_MONEY,
  ...RUN_REQUESTS,
  ...PAY,
  ...KEEP_ACCOUNT,
  ...SERVICES,
  ...BE_THE_OWNER,
];
const NEVER: Readonly<Record<string, readonly string[]>> = {
  nobody: [...OF_THE_ACCOUNT, ...RUN_THE_SERVER],
  session: RUN_THE_SERVER,
  "operator token": OF_THE_ACCOUNT,
  "token of a worker": [
    ...[...READ_RECORDS, ...READ_MONEY, ...RUN_REQUESTS, ...PAY, ...KEEP_ACCOUNT, ...RUN_SERVICES],
    ...[...SEE_SERVICES, ...OF_KEYS, "Query.credential", "Query.node", "Query.supportTickets"],
  ],
  "key of before there were scopes": OF_KEYS,
  "key for requests:read": [...READ_MONEY, ...RUN_REQUESTS, ...PAY, ...KEEP_ACCOUNT, ...SERVICES, ...OF_KEYS],
  "key for requests:write": [
    ...READ_RECORDS,
    ...READ_MONEY,
    ...PAY,
    ...KEEP_ACCOUNT,
    ...SERVICES,
    ...OF_KEYS,
  ],
  "key for billing:read": [
    ...READ_RECORDS,
    ...RUN_REQUESTS,
    ...PAY,
    ...KEEP_ACCOUNT,
    ...SERVICES,
    ...OF_KEYS,
  ],
  "key for services:read": [
    ...READ_RECORDS,
    // Of the usage its snapshots show a part.
    ...READ_MONEY,
    ...RUN_REQUESTS,
    ...PAY,
    ...KEEP_ACCOUNT,
    ...RUN_SERVICES,
    ...OF_KEYS,
  ],
  "key for services:write": [
    ...READ_RECORDS,
    ...READ_MONEY,
    ...RUN_REQUESTS,
    ...PAY,
    ...KEEP_ACCOUNT,
    ...SEE_SERVICES,
    ...SEE_RESOURCES,
    ...OF_KEYS,
  ],
  "key for account": [...READ_RECORDS, ...READ_MONEY, ...RUN_REQUESTS, ...SERVICES, ...OF_KEYS],
};

const REFUSAL: Readonly<Record<string, string>> = {
  nobody: "unauthenticated",
  "token of a worker": "runtime_token_scope",
};

describe("what nobody may do by accident", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await restApp();
  });
  afterAll(() => app.close());

  it("is written down for every kind of credential but the server's own key", () => {
    expect(Object.keys(NEVER).sort()).toEqual(
      Object.keys(CALLERS)
        .filter((who) => who !== "key of the server")
        .sort(),
    );
  });

  it.each(Object.entries(NEVER))("is refused to %s", async (who, never) => {
    const refusal = REFUSAL[who] ?? "forbidden";
    const seen: string[] = [];
    for (const what of never) {
      const field = rootFields.find(([name]) => name === what);
      const one = CALLERS[who] ?? null;
      const outcome = field
        ? await outcomeOfField(field[1], field[2], one)
        : await outcomeOfRoute(app, who, what);
      seen.push(`${what} ${outcome}`);
    }
    expect(seen).toEqual(never.map((what) => `${what} ${refusal}`));
  });
});

/** For whoever has no session yet, or one of any kind. */
const OPEN = [
  ...["/claim", "/forgot-password", "/reset-password", "/restore", "/sign-in", "/sign-out", "/sign-up"],
  "/verify",
];
/** Pages as a payment provider has them: who knows the address of one is sent there by the account. */
const HOSTED = ["/billing/sandbox/checkout/:id", "/billing/sandbox/portal/:token"];

describe("pages", () => {
  const posts: string[] = [];
  let reached: string[] = [];
  /** Notes what is asked of it, and does nothing. */
  const noting = (kind: string): unknown =>
    new Proxy(
      {},
      {
        get: (_target, name) => () => {
          reached.push(`${kind}.${String(name)}`);
          throw new Error("reached");
        },
      },
    );
  const services = new Proxy({} as Services, {
    get: (_target, name) => (name === "publicUrl" ? () => "http://q.test" : noting(String(name))),
  });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    app.decorateRequest("caller", null);
    app.decorateRequest("address", "127.0.0.1");
    app.addHook("onRoute", ({ method, path }) => {
      if (method === "POST") posts.push(path);
    });
    app.addHook("onRequest", (request, _reply, done) => {
      request.caller = CALLERS[String(request.headers["x-caller"])] ?? null;
      done();
    });
    await servePageRoutes(app, { log: createLog("silent"), publicUrl: () => "http://q.test" }, (pages) => {
      billingPages(pages, {
        services,
        clock: { now: () => new Date() },
        sandbox: noting("sandbox") as never,
        deliver: () => Promise.resolve(true),
        seller: "",
      });
      for (const add of [firstVisitPage, signUpPages, signInPages, passwordPages, claimPages, movedPages])
        add(pages, services);
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const press = (who: string, path: string, origin = "http://q.test") => {
    reached = [];
    return app.inject({
      method: "POST",
      url: path.replaceAll(/:\w+/g, "x"),
      headers: {
        "x-caller": who,
        origin,
        host: "q.test",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "plan=Plus&outcome=pay&do=keep",
    });
  };

  it("has no button that nobody thought of", () => {
    expect(posts.toSorted()).toEqual([...OPEN, ...HOSTED].toSorted());
  });

  it.each(Object.keys(CALLERS).filter((who) => who !== "session"))("signs nobody out for %s", async (who) => {
    // A key is not signed out by who shows it.
    expect([(await press(who, "/sign-out")).statusCode, reached]).toEqual([303, []]);
  });

  it("does what a session presses here, and nothing that another site presses", async () => {
    for (const path of [...HOSTED, "/sign-out"]) {
      await press("session", path);
      expect([path, reached.length]).toEqual([path, 1]);
      expect([(await press("session", path, "https://other.example")).statusCode, reached]).toEqual([
        403,
        [],
      ]);
    }
    for (const path of OPEN)
      expect([(await press("nobody", path, "https://other.example")).statusCode, reached]).toEqual([403, []]);
  });
});
