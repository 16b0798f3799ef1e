import { BlobFiles } from "../../src/store/blob/blob-files.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { hostingUpkeep } from "../kit/hosting-upkeep.ts";
import { rest, type RestCallOptions } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
let store: Store;

/** Starts a server with a service that may use KV, and has the namespace `kv`. */
export async function startKvServer(): Promise<{ server: ApiServer; store: Store }> {
  server = await startApiServer();
  store = storeOf(server.db);
  await call("", { body: { slug: "kv" } });
  const site = {
    "service.toml": 'slug = "kv"\n[static]\nfolder = "p"\n[capabilities]\nkv = true\n',
    "static/index.html": "x",
  };
  const headers = { "content-type": "application/gzip" };
  await call("/kv/deployments", { body: await archiveOfFiles(site), headers });
  await make("kv");
  return { server, store };
}

export const call = <T = AnswerJson>(
  path: string,
  options: RestCallOptions = {},
  key: string | null = server.apiKey,
) => rest<T>(server.url, key, `/v1/services${path}`, options);
export const make = async (name: string): Promise<string> =>
  (await call("/kv/kv/namespaces", { body: { name } })).body.id as string;
const RAW = { "content-type": "application/octet-stream" };
export const at = (key: string, namespace = "kv") => `/kv/kv/${namespace}/values/${encodeURIComponent(key)}`;
export const put = (
  key: string,
  body: string | Uint8Array,
  options: { headers?: object; query?: string; namespace?: string } = {},
) =>
  call(`${at(key, options.namespace)}${options.query ?? ""}`, {
    ...{ method: "PUT", body },
    headers: { ...RAW, ...options.headers },
  });
export const putJson = (key: string, body: object, namespace = "kv") =>
  call(at(key, namespace), { method: "PUT", body });
export const get = (key: string, namespace = "kv") => call<string>(at(key, namespace));
export const remove = (key: string, headers = {}) => call(at(key), { method: "DELETE", headers });
export const keys = async (query: string, namespace = "kv") =>
  (await call(`/kv/kv/${namespace}/keys?${query}`)).body;
export const bytesOf = async (key: string, namespace: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${server.apiKey}` };
  const response = await fetch(`${server.url}/v1/services${at(key, namespace)}`, { headers });
  return Buffer.from(await response.arrayBuffer());
};
export const used = async (): Promise<Record<string, number>> => {
  const { body } = await rest<{ meters: { meter: string; used: number }[] }>(
    server.url,
    server.apiKey,
    "/v1/usage",
  );
  return Object.fromEntries(
    body.meters.filter(({ meter }) => meter.startsWith("kv_")).map((one) => [one.meter, one.used]),
  );
};
export const seconds = () => Math.floor(Date.now() / 1000);

/** What a server does by itself, at another moment. */
export const upkeep = (ms: number) =>
  hostingUpkeep({
    ...{ store, blobs: new BlobFiles(server.dataDir) },
    clock: { now: () => new Date(Date.now() + ms) },
  }).goOn();
