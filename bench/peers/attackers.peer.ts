/** A client that means harm: 50 connections from one address, in each of the ways that a bench asks for. */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface AttackTask {
  kind: "subscribe" | "flood" | "half" | "stop";
  /** Origin of the server. */
  url: string;
  /** Null attacks without a key. */
  key: string | null;
}

export interface AttackResult {
  /** Connections that were let in, and what was sent over all of them. */
  connections: number;
  sent: number;
}

const CONNECTIONS = 50;
const SUBSCRIPTIONS_EACH = 300;
const FLOOD_MS = 8000;
const SUBSCRIBE = "subscription { sourceHealthChanged { id status errorRates { code count } } }";
/** Answers of two megabytes, which are asked for and never read. */
const LARGE = "{ scrapers { id title operations { name inputSchema recordSchema } } }";

let sockets: WebSocket[] = [];
let plain: Socket[] = [];

serveAsPeer<AttackTask, AttackResult>(null, async (task) => {
  if (task.kind === "subscribe") return subscribe(task);
  if (task.kind === "flood") return flood(task);
  if (task.kind === "half") return half(task);
  for (const socket of sockets) socket.terminate();
  for (const socket of plain) socket.destroy();
  sockets = [];
  plain = [];
  return { connections: 0, sent: 0 };
});

/** As many idle subscriptions as the server lets in. */
async function subscribe(task: AttackTask): Promise<AttackResult> {
  const open = await openSockets(task);
  for (const socket of open) for (let id = 0; id < SUBSCRIPTIONS_EACH; id++) send(socket, id, SUBSCRIBE);
  await sleep(5000);
  const connections = open.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  return { connections, sent: open.length * SUBSCRIPTIONS_EACH };
}

/** Answers asked for and never read, pings, junk, large frames, and messages in pieces that never end. */
async function flood(task: AttackTask): Promise<AttackResult> {
  const open = await openSockets(task);
  let sent = 0;
  const until = performance.now() + FLOOD_MS;
  for (const socket of open) socket.pause();
  while (performance.now() < until) {
    open.forEach((socket, index) => {
      if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > 1_000_000) return;
      sent += 1;
      if (index % 5 === 0) for (let n = 0; n < 50; n++) send(socket, `${sent}-${n}`, LARGE);
      else if (index % 5 === 1) for (let n = 0; n < 500; n++) socket.ping();
      else if (index % 5 === 2) for (let n = 0; n < 50; n++) send(socket, `${sent}-${n}`, "{".repeat(1000));
      else if (index % 5 === 3) socket.send(`{"type":"ping","payload":{"a":"${"x".repeat(250_000)}"}}`);
      else socket.send("x", { fin: false });
    });
    await sleep(5);
  }
  return { connections: open.length, sent };
}

/** Bodies of which all but the last byte arrives. */
async function half({ url, key }: AttackTask): Promise<AttackResult> {
  const bytes = key === null ? 100_000 : 1_000_000;
  const { hostname, port, host } = new URL(url);
  const authorization = key === null ? "" : `Authorization: Bearer ${key}\r\n`;
  const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
  plain = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(head + " ".repeat(bytes - 1));
    return socket;
  });
  await sleep(5000);
  return { connections: plain.filter(({ closed }) => !closed).length, sent: CONNECTIONS };
}

async function openSockets(task: AttackTask): Promise<WebSocket[]> {
  const opened = await Promise.all(Array.from({ length: CONNECTIONS }, () => openSocket(task)));
  const open = opened.filter((socket) => socket !== null);
  sockets.push(...open);
  return open;
}

/** Null when the server does not let it in. */
function openSocket({ url, key }: AttackTask): Promise<WebSocket | null> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/graphql`, "graphql-transport-ws");
  return new Promise((resolve) => {
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(null));
    socket.once("message", () => resolve(socket));
    socket.on("open", () => {
      const payload = key === null ? {} : { Authorization: `Bearer ${key}` };
      socket.send(JSON.stringify({ type: "connection_init", payload }));
    });
  });
}

function send(socket: WebSocket, id: number | string, query: string): void {
  socket.send(JSON.stringify({ id: String(id), type: "subscribe", payload: { query } }));
}
