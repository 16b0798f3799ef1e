/** A worker of npm miniflare that answers with a value of its KV namespace. */
import { startMiniflare } from "../../scripts/miniflare/start.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

const script = `export default { async fetch(_request, env) { return new Response(await env.KV.get("key", "stream")); } }`;
const miniflare = await startMiniflare(process.env.MINIFLARE ?? "", { script, kvNamespaces: ["KV"] });
const kv = await miniflare.getKVNamespace("KV");
await kv.put("key", process.env.VALUE ?? "");
serveAsPeer(String(await miniflare.ready).replace(/\/$/, ""), () => miniflare.dispose());
