import { expect } from "vitest";
import { rest } from "../kit/rest-client.ts";
import type { Holds } from "./usual-answers.ts";

/** Uses a resource of each kind of a service whose capabilities are on, each answer held to the reference. */
export async function holdResources(
  holds: Holds,
  { url, apiKey }: { url: string; apiKey: string },
  slug: string,
): Promise<void> {
  const at = (path: string) => path.replace("{service}", slug);
  const json = { "content-type": "application/json", accept: "application/json" };

  const namespaces = "/v1/services/{service}/kv/namespaces";
  const namespace = `${namespaces}/{namespace}`;
  const visits = at(namespace).replace("{namespace}", "visits");
  expect(await holds(namespaces, at(namespaces), { body: { name: "visits" } })).toBe("201");
  expect([await holds(namespaces, at(namespaces)), await holds(namespace, visits)]).toEqual(["200", "200"]);
  const kv = "/v1/services/{service}/kv/{namespace}";
  const values = at(kv).replace("{namespace}", "visits");
  const key = [`${kv}/values/{key}`, `${values}/values/home`] as const;
  expect(await holds(...key, { method: "PUT", body: { value: "1" }, headers: json })).toBe("200");
  expect(await holds(...key, { headers: json })).toBe("200");
  expect(await holds(`${kv}/keys`, `${values}/keys`)).toBe("200");
  const bulk = [`${kv}/bulk`, `${values}/bulk`] as const;
  expect(await holds(...bulk, { method: "PUT", body: [{ key: "a", value: "1" }], headers: json })).toBe(
    "200",
  );
  expect(await holds(...bulk, { body: { keys: ["a"] }, headers: json })).toBe("200");
  expect(await holds(`${kv}/bulk/removals`, `${values}/bulk/removals`, { body: ["a"], headers: json })).toBe(
    "200",
  );
  const batch = { mutations: [{ key: "home", value: "2" }] };
  expect(await holds(`${kv}/atomic`, `${values}/atomic`, { body: batch })).toBe("200");
  expect(await holds(...key, { method: "DELETE", headers: json })).toBe("200");
  expect(await holds(namespace, visits, { method: "DELETE" })).toBe("200");
  expect(await holds(`${namespace}/restore`, `${visits}/restore`, { method: "POST" })).toBe("200");

  const queues = "/v1/services/{service}/queues";
  const one = `${queues}/{queue}`;
  const mails = at(one).replace("{queue}", "mails");
  expect(await holds(queues, at(queues), { body: { name: "mails", paused: true } })).toBe("201");
  expect([await holds(queues, at(queues)), await holds(one, mails)]).toEqual(["200", "200"]);
  expect(await holds(one, mails, { method: "PUT", body: { maxRetries: 1 } })).toBe("200");
  const messages = [`${one}/messages`, `${mails}/messages`] as const;
  expect(await holds(...messages, { body: { body: { to: "ada" } } })).toBe("201");
  const several = [`${one}/messages/batch`, `${mails}/messages/batch`] as const;
  expect(await holds(...several, { body: { messages: [{ body: 1 }] } })).toBe("201");
  expect(await holds(...messages)).toBe("200");
  const { body } = await rest<{ data: { id: string }[] }>(url, apiKey, messages[1]);
  const message = `${messages[1]}/${body.data[0]?.id}`;
  expect(await holds(`${one}/messages/{message}`, message)).toBe("200");
  for (const part of ["deliveries", "metrics"])
    expect(await holds(`${one}/${part}`, `${mails}/${part}`)).toBe("200");
  expect(await holds(`${one}/pull`, `${mails}/pull`, { body: {} })).toBe("200");
  const lost = { acks: ["msg_000000010000000000000000.other"] };
  expect(await holds(`${one}/acknowledge`, `${mails}/acknowledge`, { body: lost })).toBe("200");
  expect(await holds(`${one}/replay`, `${mails}/replay`, { body: {} })).toBe("200");
  expect(await holds(...messages, { method: "DELETE" })).toBe("200");
  expect(await holds(one, mails, { method: "DELETE" })).toBe("200");
  expect(await holds(`${one}/restore`, `${mails}/restore`, { method: "POST" })).toBe("200");

  const triggers = "/v1/services/{service}/cron";
  const trigger = `${triggers}/{trigger}`;
  const nightly = at(trigger).replace("{trigger}", "nightly");
  const daily = { name: "nightly", cronExpression: "@daily" };
  expect(await holds(triggers, at(triggers), { body: daily })).toBe("201");
  expect([await holds(triggers, at(triggers)), await holds(trigger, nightly)]).toEqual(["200", "200"]);
  expect(await holds(trigger, nightly, { method: "PUT", body: { paused: true } })).toBe("200");
  expect(await holds(`${trigger}/run`, `${nightly}/run`, { method: "POST" })).toBe("201");
  expect(await holds(`${trigger}/history`, `${nightly}/history`)).toBe("200");
  expect(await holds(trigger, nightly, { method: "DELETE" })).toBe("200");

  const databases = "/v1/services/{service}/sqlite";
  const database = `${databases}/{database}`;
  const main = at(database).replace("{database}", "main");
  expect(await holds(databases, at(databases), { body: { name: "main" } })).toBe("201");
  expect([await holds(databases, at(databases)), await holds(database, main)]).toEqual(["200", "200"]);
  const query = [`${database}/query`, `${main}/query`] as const;
  expect(await holds(...query, { body: { sql: "SELECT ? AS one", params: [1] } })).toBe("200");
  expect(await holds(...query, { body: { sql: "SELEC" } })).toBe("sql_syntax");
  const transaction = [`${database}/batch`, `${main}/batch`] as const;
  expect(await holds(...transaction, { body: { statements: [{ sql: "SELECT 1" }] } })).toBe("200");
  expect(await holds(database, main, { method: "DELETE" })).toBe("200");
  expect(await holds(`${database}/restore`, `${main}/restore`, { method: "POST" })).toBe("200");
  const classes = "/v1/services/{service}/state/namespaces";
  const stateClass = `${classes}/{namespace}`;
  const room = at(stateClass).replace("{namespace}", "Room");
  expect(await holds(classes, at(classes), { body: { name: "Room" } })).toBe("201");
  expect([await holds(classes, at(classes)), await holds(stateClass, room)]).toEqual(["200", "200"]);
  const object = [`${stateClass}/objects/{object}`, `${room}/objects/lobby`] as const;
  const topic = [`${object[0]}/values/{key}`, `${object[1]}/values/topic`] as const;
  expect(await holds(...topic, { method: "PUT", body: { value: "cats" }, headers: json })).toBe("200");
  expect(await holds(...topic)).toBe("200");
  const puts = { puts: [{ key: "b", value: 1 }] };
  expect(await holds(`${object[0]}/commit`, `${object[1]}/commit`, { body: puts, headers: json })).toBe(
    "200",
  );
  expect(await holds(`${stateClass}/objects`, `${room}/objects`)).toBe("200");
  expect(await holds(`${object[0]}/keys`, `${object[1]}/keys`)).toBe("200");
  expect(await holds(...topic, { method: "DELETE" })).toBe("200");
  expect(await holds(stateClass, room, { method: "DELETE" })).toBe("200");
  expect(await holds(`${stateClass}/restore`, `${room}/restore`, { method: "POST" })).toBe("200");
}
