import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { createQuarryClient } from "../../src/client/index.ts";

const GOING_AWAY = 1001;
const IN_GOOD_ORDER = 1000;

/** What one connection brings, and the code with which the server then closes it; null completes the subscription. */
interface Visit {
  seqs: number[];
  closes: number | null;
}

it("a subscription goes on behind its last Record, whatever the code with which the server closes", async () => {
  const visits: Visit[] = [
    { seqs: [0, 1], closes: GOING_AWAY },
    { seqs: [2], closes: IN_GOOD_ORDER },
    // After a closing in good order graphql-ws subscribes again by itself, as it did the last time.
    { seqs: [2, 3], closes: null },
  ];
  const asked: unknown[] = [];
  const server = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    handleProtocols: () => "graphql-transport-ws",
  });
  server.on("connection", (socket) => {
    socket.on("message", (raw: Buffer) => {
      const message = JSON.parse(raw.toString()) as {
        type: string;
        id: string;
        payload: { variables: { after: unknown } };
      };
      if (message.type === "connection_init") socket.send('{"type":"connection_ack"}');
      if (message.type !== "subscribe") return;
      const { id, payload } = message;
      asked.push(payload.variables.after);
      const { seqs, closes } = visits.shift() ?? { seqs: [], closes: null };
      for (const seq of seqs) {
        const data = { recordStored: { cursor: `behind ${seq}`, record: { seq, data: {} } } };
        socket.send(JSON.stringify({ type: "next", id, payload: { data } }));
      }
      if (closes === null) socket.send(JSON.stringify({ type: "complete", id }));
      else socket.close(closes);
    });
  });
  await once(server, "listening");

  const client = createQuarryClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const seen: number[] = [];
  for await (const { record } of client.recordStored("req_1")) seen.push(record.seq);
  await client.close();
  server.close();

  expect(seen).toEqual([0, 1, 2, 3]);
  expect(asked).toEqual([null, "behind 1", "behind 1"]);
});
