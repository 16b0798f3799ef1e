/** Any frames on the WebSocket: it may be closed, the server stays up, and other sockets go on. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { subscribe } from "../kit/websocket-client.ts";
import { rest, type RestRequest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { bounded } from "./bounded.ts";
import { assertWell, startFuzzServer } from "./fuzz-server.ts";
import { oddValue } from "./odd-values.ts";
import { sendRaw } from "./raw-socket.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await startFuzzServer();
});
afterAll(() => server?.stop());

interface Talk {
  /** Everything the server sent. */
  heard: string[];
  /** Close code, or null when the socket was still open. */
  closed: number | null;
}

/** Opens a socket, sends frames, and listens until the server closes or has answered a last ping. */
function talk(frames: readonly (string | Uint8Array)[], init: boolean): Promise<Talk> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(server.wsUrl, "graphql-transport-ws");
    const heard: string[] = [];
    const end = (closed: number | null): void => {
      clearTimeout(timer);
      socket.terminate();
      resolve({ heard, closed });
    };
    const timer = setTimeout(() => reject(new Error("The server neither answered nor closed.")), 60_000);
    socket.on("message", (data) => heard.push((data as Buffer).toString()));
    socket.on("error", (error) => heard.push(error.message));
    socket.on("close", (code) => end(code));
    socket.on("pong", () => end(null));
    socket.on("open", () => {
      if (init)
        socket.send(
          JSON.stringify({ type: "connection_init", payload: { Authorization: `Bearer ${server.apiKey}` } }),
        );
      for (const frame of frames) socket.send(frame);
      socket.ping();
    });
  });
}

const QUERIES = [
  "{ __typename }",
  "{ viewer { id } }",
  'subscription { requestUpdated(id: "x") { id } }',
  "subscription ($id: ID!) { recordStored(requestId: $id) { cursor } }",
  "mutation { nope }",
  "{",
  "",
  "subscription { a: requestUpdated(id: 1) { id } b: requestUpdated(id: 2) { id } }",
  "query A { __typename } query B { __typename }",
];
const message = fc.record(
  {
    id: fc.oneof(fc.constantFrom("1", "2", "", "__proto__", "x".repeat(5000)), oddValue),
    type: fc.oneof(
      fc.constantFrom(
        "connection_init",
        "subscribe",
        "subscribe",
        "subscribe",
        "complete",
        "ping",
        "pong",
        "next",
        "error",
        "connection_ack",
        "start",
      ),
      oddValue,
    ),
    payload: fc.oneof(
      oddValue,
      fc.record(
        {
          query: fc.oneof(fc.constantFrom(...QUERIES), oddValue),
          variables: oddValue,
          operationName: fc.oneof(fc.constantFrom("A", null), oddValue),
          extensions: oddValue,
        },
        { requiredKeys: ["query"] },
      ),
      fc.record({
        query: fc.constantFrom(...QUERIES),
        variables: fc.constantFrom({}, { id: "req_0" }, { id: {} }),
      }),
      fc.record({ Authorization: oddValue }),
    ),
  },
  { requiredKeys: ["type"] },
);
const frame: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: message.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 100 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "null",
      "[]",
      "1",
      "{}",
      "[".repeat(100_000),
      "x".repeat(300_000),
      '{"type":"subscribe","id":"1","payload":{"query":"{ __typename }","__proto__":{}}}',
    ),
  },
);

it("random messages are answered or close the socket", async () => {
  const codes = new Set<number | null>();
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 6 }), fc.boolean(), async (frames, init) => {
      const { heard, closed } = await talk(frames, init);
      codes.add(closed);
      if (closed !== null)
        expect(
          closed === 1006 ||
            closed === 1002 ||
            closed === 1007 ||
            closed === 1009 ||
            (closed >= 4000 && closed < 5000),
        ).toBe(true);
      // graphql-ws takes a message that only servers send for a fault of its own.
      if (closed === 4500) expect(frames.join("")).toMatch(/"type":"(next|error|connection_ack)"/);
      expect(heard.filter((text) => text.includes('"code":"internal"'))).toEqual([]);
    }),
    bounded(500, 12_000),
  );
  expect(codes.size).toBeGreaterThan(2);
  await assertWell(server);
});

it("upgrades that are none, or break off, leave the server up", async () => {
  const target = fc.oneof(
    fc.constantFrom(
      "//",
      "//[",
      "http://[",
      "/graphql//",
      "/nope",
      "*",
      "/graphql?%",
      "///graphql",
      "/%2e",
      "?",
      "/\\",
    ),
    fc.string({ unit: "binary-ascii", maxLength: 20 }).map((text) => text.replace(/\s/g, "") || "/"),
  );
  const key = fc.constantFrom("dGhlIHNhbXBsZSBub25jZQ==", "short", "");
  await fc.assert(
    fc.asyncProperty(
      target,
      key,
      fc.constantFrom("13", "8", "x"),
      fc.constantFrom("wait" as const, "reset" as const),
      async (path, nonce, version, then) => {
        const head = `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: ${nonce}\r\nsec-websocket-version: ${version}\r\n\r\n`;
        expect(await sendRaw(server.url, `${head}garbage`, { then, silentMs: 60 })).not.toMatch(
          /^HTTP\/1\.1 5/,
        );
        await assertWell(server);
      },
    ),
    bounded(150, 8000),
  );
});

it("damaged frames leave the server up", async () => {
  const head =
    "GET /graphql HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n";
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 60 }),
      fc.constantFrom("wait" as const, "reset" as const),
      async (bytes, then) => {
        const answer = await sendRaw(server.url, Buffer.concat([Buffer.from(head), bytes]), {
          then,
          silentMs: 60,
          firstMs: 20_000,
        });
        if (then === "wait") expect(answer).toMatch(/^HTTP\/1\.1 101 /);
      },
    ),
    bounded(120, 8000),
  );
  await assertWell(server);
});

it("a subscription beside all this gets its Records", async () => {
  const { body } = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", {
    body: { scraper: "test-series", input: { rows: 30, pageRows: 5, pageMs: 60 } },
  });
  const watching = subscribe<{ recordStored: { record: { seq: number } } }>(
    server.wsUrl,
    server.apiKey,
    "subscription ($id: ID!) { recordStored(requestId: $id) { record { seq } } }",
    { variables: { id: body.id } },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 4 }), async (frames) => void (await talk(frames, true))),
    bounded(40, 4000),
  );
  const events = await watching.rest();
  expect(events.map(({ recordStored }) => recordStored.record.seq)).toEqual(
    Array.from({ length: 30 }, (_, seq) => seq),
  );
  await watching.close();
});
