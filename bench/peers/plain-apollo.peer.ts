/** Apollo Server on Fastify as its documentation shows it: no auth, no limits, one findOne, a document per Record, default resolvers. */
import { ApolloServer } from "@apollo/server";
import fastifyApollo, { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import { fastify } from "fastify";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

interface RecordDoc {
  requestId: string;
  seq: number;
  json: string;
}

/** Records that each of these Requests has. */
export interface KeepTask {
  requestIds: string[];
  json: string[];
}

const typeDefs = `
  type Normalization { path: String! reason: String! }
  type Progress {
    pagesFetched: Int! recordsStored: Int! bytesReceived: Int! retries: Int! dropped: Int! duplicates: Int!
  }
  type RequestError { code: String! message: String! }
  type Request {
    id: ID! operation: String! status: String! stopReason: String limit: Int! estimatedCostUsdMicros: Int!
    finalCostUsdMicros: Int currency: String! recordCount: Int! attempt: Int! round: Int!
    createdAt: String! startedAt: String finishedAt: String expiresAt: String
    normalizations: [Normalization!]! progress: Progress! error: RequestError
    records(first: Int!): [Record!]!
  }
  type Item { title: String price: String rating: String reviews: String seller: String }
  scalar JSON
  type Record { value: Item! data: JSON! }
  type Query { request(id: ID!): Request }
`;

const { db } = await connect(process.env.MONGODB_URL ?? "", "quarry");
const store = storeOf(db);
const records = db.collection<RecordDoc>("plainRecords");
await records.createIndex({ requestId: 1, seq: 1 });
const app = fastify();
const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
const apollo = new ApolloServer({
  typeDefs,
  resolvers: {
    Query: { request: (_root: unknown, { id }: { id: string }) => store.requests.findOne({ _id: id }) },
    Request: {
      id: (doc: RequestDoc) => doc._id,
      status: (doc: RequestDoc) => doc.state.toUpperCase(),
      stopReason: (doc: RequestDoc) => doc.stopReason?.toUpperCase() ?? null,
      currency: () => "USD",
      createdAt: (doc: RequestDoc) => iso(doc.createdAt),
      startedAt: (doc: RequestDoc) => iso(doc.startedAt),
      finishedAt: (doc: RequestDoc) => iso(doc.finishedAt),
      expiresAt: (doc: RequestDoc) => iso(doc.expiresAt),
      records: (doc: RequestDoc, { first }: { first: number }) =>
        records.find({ requestId: doc._id }).sort({ seq: 1 }).limit(first).toArray(),
      progress: (doc: RequestDoc) => ({ ...doc.progress, recordsStored: doc.recordCount }),
    },
    Record: {
      value: (doc: RecordDoc) => JSON.parse(doc.json) as unknown,
      data: (doc: RecordDoc) => JSON.parse(doc.json) as unknown,
    },
  },
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo));
serveAsPeer<KeepTask, null>(
  await app.listen({ port: 0, host: "127.0.0.1" }),
  async ({ requestIds, json }) => {
    await records.insertMany(
      requestIds.flatMap((requestId) => json.map((text, seq) => ({ requestId, seq, json: text }))),
    );
    return null;
  },
);
