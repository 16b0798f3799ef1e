/** What a Node program would take instead of the router: Fastify with its own proxy, in front of the socket of a worker. */
import proxy from "@fastify/http-proxy";
import { fastify } from "fastify";
import { Pool } from "undici";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

const app = fastify();
await app.register(proxy, {
  upstream: "http://worker",
  undici: new Pool("http://worker", {
    socketPath: process.env.WORKER_SOCKET ?? "",
    connections: 128,
    pipelining: 1,
  }) as never,
});
serveAsPeer(await app.listen({ port: 0, host: "127.0.0.1" }), () => null);
