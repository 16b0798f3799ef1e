import type { HttpRequestOptions } from "../../../plugin-sdk/index.ts";
import { localeQuery, type Locale } from "../urls.ts";

/** One call of a page's own RPC. */
export interface RpcCall {
  rpc: string;
  /** Arguments of the RPC, as the source's sparse arrays. */
  payload: unknown;
  /** What follows the payload in the envelope; `[null, "generic"]` for nearly every RPC. */
  tail?: readonly unknown[];
}

/**
 * Query, headers and form body that send one call. `rt=c` asks for the framed answer that
 * `readBatchexecute` reads; the numbers name the shop as the client.
 */
export function batchexecuteOptions(call: RpcCall, locale: Locale): HttpRequestOptions {
  const envelope = [[[call.rpc, JSON.stringify(call.payload), ...(call.tail ?? [null, "generic"])]]];
  return {
    query: {
      rpcids: call.rpc,
      ...localeQuery(locale),
      "soc-app": 121,
      "soc-platform": 1,
      "soc-device": 1,
      rt: "c",
    },
    headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
    body: new URLSearchParams({ "f.req": JSON.stringify(envelope) }).toString(),
  };
}
