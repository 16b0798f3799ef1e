import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { NotificationService } from "../../src/domain/notification/notification.service.ts";
import { createLog } from "../../src/kernel/log.ts";
import { storeOf } from "../../src/store/store.ts";
import { runCli } from "../cli/run-cli.ts";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest, type RestError } from "../kit/rest-client.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
let otherKey: string;
let notify: (key: string) => Promise<void>;
beforeAll(async () => {
  server = await startApiServer();
  otherKey = await otherAccount(server.db);
  const service = new NotificationService({
    store: storeOf(server.db),
    clock: { now: () => new Date() },
    log: createLog("silent"),
    outlets: [],
  });
  notify = (key) =>
    service.notify({
      accountId: LOCAL_ACCOUNT_ID,
      key,
      kind: key === "2" ? "payment.failed" : "balance.low",
      subject: `News ${key}`,
      message: "Look at it.",
      data: { number: Number(key) },
    });
});
afterAll(() => server.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, path, options);
const ask = (query: string, variables = {}, key = server.apiKey) =>
  graphqlData<AnswerJson>(server.url, key, query, variables);

it("comes over the subscription as soon as it is told, and behind a cursor what was told before", async () => {
  await notify("1");
  const { notifications } = await ask("{ notifications { pageInfo { endCursor } } }");
  await notify("2");
  const live = subscribe<AnswerJson>(
    server.wsUrl,
    server.apiKey,
    `subscription ($after: String) { notificationAdded(after: $after) {
      cursor notification { kind subject data } } }`,
    { variables: { after: notifications.pageInfo.endCursor } },
  );
  const added = async () => (await live.next())?.data?.notificationAdded.notification;
  expect(await added()).toEqual({ kind: "payment.failed", subject: "News 2", data: { number: 2 } });
  await notify("3");
  expect(await added()).toEqual({ kind: "balance.low", subject: "News 3", data: { number: 3 } });
  await live.close();
});

it("is listed in pages, newest first, and marked as read, on every face and for its account alone", async () => {
  const first = (await call("/v1/notifications?limit=2")).body;
  const second = (await call(`/v1/notifications?limit=2&cursor=${first.nextCursor}`)).body;
  expect([...first.data, ...second.data].map((one: AnswerJson) => one.data.number)).toEqual([3, 2, 1]);
  expect([first.unreadCount, second.nextCursor]).toEqual([3, null]);
  const byKind = (await call("/v1/notifications?kind=payment.failed")).body;
  expect(byKind.data.map((one: AnswerJson) => one.subject)).toEqual(["News 2"]);

  // A stranger sees none of them and can mark none.
  const ids = first.data.map((one: AnswerJson) => one.id);
  expect((await call("/v1/notifications", {}, otherKey)).body).toEqual({
    data: [],
    nextCursor: null,
    unreadCount: 0,
  });
  expect((await call("/v1/notifications/read", { body: { ids } }, otherKey)).body).toEqual({
    markedCount: 0,
  });
  expect((await ask("query ($id: ID!) { node(id: $id) { id } }", { id: ids[0] }, otherKey)).node).toBeNull();
  expect((await ask("query ($id: ID!) { node(id: $id) { id } }", { id: ids[0] })).node.id).toBe(ids[0]);
  expect((await call("/v1/notifications")).body.unreadCount).toBe(3);

  expect((await call("/v1/notifications/read", { body: { ids: [ids[0]] } })).body).toEqual({
    markedCount: 1,
  });
  const unread = (await call("/v1/notifications?unread=true")).body;
  expect(unread.data.map((one: AnswerJson) => one.data.number)).toEqual([2, 1]);
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const listed = await runCli(["notifications", "list", "--unread", "--json"], { env });
  expect([listed.code, JSON.parse(listed.stdout).data.map((one: AnswerJson) => one.id)]).toEqual([
    0,
    unread.data.map((one: AnswerJson) => one.id),
  ]);
  const marked = await runCli(["notifications", "read", "--all"], { env });
  expect([marked.code, marked.stdout]).toEqual([0, "marked 2 as read\n"]);
  expect((await ask("{ notificationsUnread }")).notificationsUnread).toBe(0);
  expect((await runCli(["notifications", "read"], { env })).code).toBe(2);
});

it("refuses what it does not know and changes nothing then", async () => {
  const refusals: [string, object, string][] = [
    ["/v1/notifications?kind=nope", {}, "invalid_input"],
    ["/v1/notifications?limit=101", {}, "invalid_input"],
    ["/v1/notifications?cursor=nope", {}, "invalid_cursor"],
    ["/v1/notifications/read", { body: { ids: [] } }, "invalid_input"],
    ["/v1/notifications/settings/nope", { method: "PATCH", body: { email: false } }, "invalid_input"],
    ["/v1/notifications/settings/balance.low", { method: "PATCH", body: { sms: true } }, "invalid_input"],
  ];
  const before = (await call("/v1/notifications/settings")).body;
  for (const [path, options, code] of refusals) {
    const { status, body } = await call<RestError>(path, options);
    expect([path, status, body.code]).toEqual([path, 400, code]);
  }
  expect((await call("/v1/notifications/settings")).body).toEqual(before);
  expect((await call("/v1/notifications", {}, null)).status).toBe(401);
});

it("is told where the account wants it", async () => {
  const path = "/v1/notifications/settings/balance.low";
  const { body } = await call(path, { method: "PATCH", body: { email: false } });
  const own = body.data.find((one: AnswerJson) => one.kind === "balance.low");
  expect(own).toEqual({ kind: "balance.low", inApp: true, email: false });
  expect((await ask("{ notificationSettings { kind inApp email } }")).notificationSettings).toEqual(
    body.data,
  );
  const others = (await call("/v1/notifications/settings", {}, otherKey)).body.data;
  expect(others.find((one: AnswerJson) => one.kind === "balance.low").email).toBe(true);
});
