/** Many graphql-transport-ws clients, each on a socket of its own, that all watch one Request. */
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export type SubscribersTask =
  | { kind: "subscribe"; url: string; key: string; requestId: string; subscribers: number }
  | { kind: "collect"; events: number; withinMs: number };

export interface Deliveries {
  /** Age of every event when its subscriber had it, in ms. */
  ages: number[];
  /** Subscribers that got every event once and in order. */
  complete: number;
}

const AT_ONCE = 100;
const QUERY = "subscription ($id: ID!) { recordStored(requestId: $id) { cursor record { seq data } } }";

interface Subscriber {
  socket: WebSocket;
  seqs: number[];
}

const subscribers: Subscriber[] = [];
const ages: number[] = [];

serveAsPeer<SubscribersTask, Deliveries>(null, async (task) => {
  if (task.kind === "subscribe") {
    while (subscribers.length < task.subscribers) {
      const next = Math.min(AT_ONCE, task.subscribers - subscribers.length);
      subscribers.push(...(await Promise.all(Array.from({ length: next }, () => subscribe(task)))));
    }
    return { ages: [], complete: 0 };
  }
  const deadline = performance.now() + task.withinMs;
  while (subscribers.some(({ seqs }) => seqs.length < task.events) && performance.now() < deadline)
    await sleep(50);
  const complete = subscribers.filter(
    ({ seqs }) => seqs.length === task.events && seqs.every((seq, index) => seq === index),
  ).length;
  for (const { socket } of subscribers) socket.terminate();
  return { ages, complete };
});

function subscribe({ url, key, requestId }: SubscribersTask & { kind: "subscribe" }): Promise<Subscriber> {
  const socket = new WebSocket(url, "graphql-transport-ws");
  const subscriber: Subscriber = { socket, seqs: [] };
  const ready = Promise.withResolvers<Subscriber>();
  socket.on("error", ready.reject);
  socket.on("open", () =>
    send(socket, { type: "connection_init", payload: { Authorization: `Bearer ${key}` } }),
  );
  socket.on("message", (bytes: Buffer) => {
    const message = JSON.parse(bytes.toString("utf8")) as Message;
    if (message.type === "connection_ack") {
      send(socket, { id: "1", type: "subscribe", payload: { query: QUERY, variables: { id: requestId } } });
      ready.resolve(subscriber);
    } else if (message.type === "ping") send(socket, { type: "pong" });
    else if (message.type === "next" && message.payload.data) {
      const { seq, data } = message.payload.data.recordStored.record;
      subscriber.seqs.push(seq);
      ages.push(Date.now() - data.at);
    } else if (message.type === "error") ready.reject(new Error(bytes.toString("utf8")));
  });
  return ready.promise;
}

type Message =
  | { type: "connection_ack" | "ping" | "complete" | "error" }
  | { type: "next"; payload: { data?: { recordStored: { record: { seq: number; data: { at: number } } } } } };

function send(socket: WebSocket, message: unknown): void {
  socket.send(JSON.stringify(message));
}
