/** The least that GET /v1/requests/{id} can cost: a Fastify route that sends what findOne gives. */
import { fastify } from "fastify";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

const { db } = await connect(process.env.MONGODB_URL ?? "", "quarry");
const store = storeOf(db);
const app = fastify();
app.get<{ Params: { id: string } }>("/v1/requests/:id", (request) =>
  store.requests.findOne({ _id: request.params.id }),
);
serveAsPeer(await app.listen({ port: 0, host: "127.0.0.1" }), () => null);
