import { request } from "node:http";
import { text } from "node:stream/consumers";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { plainSocket, subscribing, type Message, type PlainSocket } from "../kit/plain-socket.ts";
import type { RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const HEALTH = "subscription { sourceHealthChanged { id status } }";
const PING: Message = { type: "ping" };

let server: ApiServer;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await startApiServer({
    QUARRY_TRUSTED_PROXIES: "127.0.0.0/8",
    QUARRY_MAX_CONNECTIONS: "account=4,address=6,anonymousAddress=2",
    QUARRY_MAX_SUBSCRIPTIONS: "connection=3,anonymousConnection=2,account=5",
    QUARRY_ANSWER_RATE: "account=1500,address=1500",
    QUARRY_TIMEOUTS: "init=2,silent=6,unused=6,slow=6",
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await server.stop();
});

async function open(
  key: string | null | undefined,
  address: string,
  options: { autoPong?: boolean } = {},
): Promise<PlainSocket> {
  const one = await plainSocket(server.wsUrl, key, { address, ...options });
  sockets.push(one.socket);
  return one;
}

function codeOf({ payload }: Message): string | undefined {
  return (payload as { extensions?: { code: string } }[] | undefined)?.[0]?.extensions?.code;
}

/** Open subscriptions, from the metrics. */
async function untilSubscriptions(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const page = await (await fetch(`${server.url}/metrics`)).text();
      return /^quarry_subscriptions_active (\d+)$/m.exec(page)?.[1];
    })
    .toBe(String(count));
}

describe("subscriptions", () => {
  it("are bounded by socket, with an error of the dictionary, and come free when one ends", async () => {
    const one = await open(null, "192.0.2.1");
    for (const id of ["1", "2", "3"]) one.send(subscribing(id, HEALTH));
    const refused = await one.next();
    expect(refused).toMatchObject({
      type: "error",
      id: "3",
      payload: [
        {
          message: "2 operations of one connection without an API key are open, which is the most.",
          extensions: {
            code: "subscription_limited",
            retryable: true,
            docs_url: `${server.url}/docs/errors#subscription_limited`,
            agent_instruction: expect.stringContaining("End subscriptions") as string,
          },
        },
      ],
    });
    await untilSubscriptions(2);
    one.send({ type: "complete", id: "1" });
    await untilSubscriptions(1);
    one.send(subscribing("4", HEALTH));
    await untilSubscriptions(2);
    one.socket.terminate();
    await untilSubscriptions(0);
  });

  it("are bounded by account over all its sockets", async () => {
    const [one, two] = [await open(server.apiKey, "192.0.2.2"), await open(server.apiKey, "192.0.2.3")];
    for (const id of ["1", "2", "3"]) one.send(subscribing(id, HEALTH));
    await untilSubscriptions(3);
    for (const id of ["1", "2"]) two.send(subscribing(id, HEALTH));
    await untilSubscriptions(5);
    two.send(subscribing("3", HEALTH));
    const refused = await two.next();
    expect([refused.id, codeOf(refused)]).toEqual(["3", "subscription_limited"]);
    expect(JSON.stringify(refused)).toContain("5 operations of this account are open");
    for (const { socket } of [one, two]) socket.terminate();
    await untilSubscriptions(0);
  });

  it("end with their socket, also one whose id was given away twice", async () => {
    const one = await open(server.apiKey, "192.0.2.4");
    one.send(subscribing("1", HEALTH));
    await untilSubscriptions(1);
    one.send({ type: "complete", id: "1" });
    one.send(subscribing("1", HEALTH));
    one.send(PING);
    await one.next();
    await untilSubscriptions(1);
    one.socket.terminate();
    await untilSubscriptions(0);
  });
});

describe("connections", () => {
  it("of one address without a key are few, and leave room for those with a key and for other addresses", async () => {
    const kept = [await open(null, "192.0.2.10"), await open(null, "192.0.2.10")];
    const refused = await open(null, "192.0.2.10");
    const { code, reason } = await refused.closed;
    expect(code).toBe(1013);
    expect(reason).toMatch(
      /^connection_limited: 2 WebSockets and event streams of one address without an API key/,
    );
    for (const one of [await open(server.apiKey, "192.0.2.10"), await open(null, "192.0.2.11"), ...kept]) {
      one.send(PING);
      expect(await one.next()).toEqual({ type: "pong" });
      one.socket.terminate();
    }
  });

  it("of one address are refused at the upgrade beyond a bound, whoever they are", async () => {
    const kept = await Promise.all(Array.from({ length: 6 }, () => open(undefined, "192.0.2.20")));
    const answer = await new Promise<{ status: number | undefined; headers: object; body: string }>(
      (resolve, reject) => {
        const call = request(`${server.url}/graphql`, {
          headers: {
            connection: "upgrade",
            upgrade: "websocket",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
            "sec-websocket-version": "13",
            "x-forwarded-for": "192.0.2.20",
          },
        });
        call.on("response", (response) => {
          void text(response).then((body) =>
            resolve({ status: response.statusCode, headers: response.headers, body }),
          );
        });
        call.on("upgrade", () => reject(new Error("It was let in.")));
        call.on("error", reject);
        call.end();
      },
    );
    expect([answer.status, (JSON.parse(answer.body) as RestError).code]).toEqual([429, "connection_limited"]);
    expect(answer.headers).toMatchObject({ "retry-after": "10", connection: "close" });
    for (const { socket } of kept) socket.terminate();
  });

  it("as event streams count too, and are refused with status 429", async () => {
    const abort = new AbortController();
    const stream = () =>
      fetch(`${server.url}/graphql/stream?query=${encodeURIComponent(HEALTH)}`, {
        headers: { accept: "text/event-stream", "x-forwarded-for": "192.0.2.30" },
        signal: abort.signal,
      });
    const kept = [await stream(), await stream()];
    expect(kept.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await stream();
    const body = (await refused.json()) as { errors: { extensions: { code: string } }[] };
    expect([refused.status, body.errors[0]?.extensions.code]).toEqual([429, "connection_limited"]);
    expect(refused.headers.get("retry-after")).toBe("10");
    abort.abort();
    await untilSubscriptions(0);
  });

  it("are closed when they say nothing, do nothing or show no life, and stay open otherwise", async () => {
    const busy = await open(null, "192.0.2.40");
    busy.send(subscribing("1", HEALTH));
    const mute = await open(undefined, "192.0.2.41");
    const unused = await open(null, "192.0.2.42");
    const dead = await open(null, "192.0.2.43", { autoPong: false });
    dead.send(subscribing("1", HEALTH));
    expect(await mute.closed).toEqual({ code: 4408, reason: "Connection initialisation timeout" });
    expect(await unused.closed).toEqual({ code: 4408, reason: "No operation for 6 s." });
    expect(await dead.closed).toEqual({ code: 4408, reason: "No sign of life for 6 s." });
    busy.send(PING);
    expect(await busy.next()).toEqual({ type: "pong" });
    busy.socket.terminate();
  });
});

const TEXTS = "scrapers { operations { sdl inputSchema recordSchema } }";
const ONCE = { query: `{ ${TEXTS} }` };
const aliased = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${TEXTS}`).join(" ")} }`;

interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** Calls without a key. */
async function ask(address: string, path: string, body?: object, headers = {}): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get("retry-after") };
}

describe("answers", () => {
  it("that repeat the large texts of the catalog are refused before they are made, on every transport", async () => {
    for (const query of [aliased(2), aliased(30)]) {
      const refused = await ask("192.0.2.130", "/graphql", { query });
      expect(refused.text).toContain('"code":"graphql_too_complex"');
      expect(refused.text.length).toBeLessThan(2000);
      const events = await ask("192.0.2.130", "/graphql/stream", { query }, { accept: "text/event-stream" });
      expect(events.text).toContain('"code":"graphql_too_complex"');
      const { send, next, socket } = await open(null, "192.0.2.130");
      send(subscribing("1", query));
      expect(await next()).toMatchObject({ payload: [{ extensions: { code: "graphql_too_complex" } }] });
      socket.terminate();
    }
  });

  it("of the whole catalog and of the whole schema are given once to everybody", async () => {
    const catalog = await ask("192.0.2.131", "/graphql", ONCE);
    expect(catalog.status).toBe(200);
    const schema = await ask("192.0.2.131", "/graphql", { query: getIntrospectionQuery() });
    expect(schema.status).toBe(200);
    expect(schema.text).toContain('"name":"ScraperOperation"');
    const again = await ask("192.0.2.132", "/graphql", { query: getIntrospectionQuery() });
    expect(again.text).toBe(schema.text);
  });

  it("weigh on their client on every face: who was sent too much is told when to come back, and nobody else", async () => {
    const address = "192.0.2.133";
    let bytes = 0;
    let last = await ask(address, "/graphql", ONCE);
    for (let n = 0; n < 9 && last.status === 200; n += 1) {
      bytes += last.text.length;
      last = await ask(address, "/graphql", ONCE);
    }
    expect(last.status).toBe(429);
    expect(last.text).toContain('"code":"rate_limited"');
    expect(Number(last.retryAfter)).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(6_000_000);
    const refused = await Promise.all([
      ask(address, "/v1/data-sources"),
      ask(address, "/graphql/stream", ONCE, { accept: "text/event-stream" }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect((await ask("192.0.2.134", "/v1/data-sources")).status).toBe(200);
    // A WebSocket waits for its turn.
    const { send, next, socket } = await open(null, address);
    send(subscribing("1", "{ scrapers { id } }"));
    expect(await next()).toMatchObject({ type: "next", payload: { data: { scrapers: { length: 20 } } } });
    socket.terminate();
  });

  it("over an event stream and a WebSocket weigh as much", async () => {
    const address = "192.0.2.135";
    for (let n = 0; n < 2; n += 1) {
      const stream = await ask(address, "/graphql/stream", ONCE, { accept: "text/event-stream" });
      expect(stream.text).toMatch(/^:\n\nevent: next\ndata: \{"data"/);
    }
    const { send, next, socket } = await open(null, address);
    send(subscribing("1", ONCE.query));
    expect((await next()).type).toBe("next");
    expect((await ask(address, "/v1/data-sources")).status).toBe(429);
    socket.terminate();
  });
});
