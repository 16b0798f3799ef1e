import { download } from "./download.ts";
import type { KvCalls as MadeCalls } from "./generated/calls.ts";
import type { KvBulk, KvKey } from "./generated/models.ts";
import { call, restJsonOf, type HttpSettings } from "./http.ts";
import type { Stoppable } from "./models.ts";

export interface KvBytesOptions {
  /** What is kept with the value; JSON of at most 1,024 bytes. */
  metadata?: unknown;
  /** Seconds after which it expires, at least 30. */
  expirationTtlSeconds?: number;
  /** UNIX time at which it expires. */
  expiration?: number;
  /** Write only over this version. */
  ifVersion?: string;
  /** Write only where nothing is. */
  ifAbsent?: boolean;
}

interface OwnCalls {
  /** The bytes of a value, as the server streams them. Throws `key_not_found` where nothing is. */
  kvBytes(service: string, namespace: string, key: string, options?: Stoppable): AsyncGenerator<Uint8Array>;
  /** Writes bytes as they are. Throws `precondition_failed` where the condition does not hold. */
  putKvBytes(
    service: string,
    namespace: string,
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    options?: KvBytesOptions,
  ): Promise<KvKey>;
  /** Writes many values: a list in JSON, as `PUT …/bulk` takes it. */
  importKv(service: string, namespace: string, json: Uint8Array<ArrayBuffer>): Promise<KvBulk>;
}

/** Values by key. */
export interface KvCalls extends MadeCalls, OwnCalls {}

export function kvCalls(http: HttpSettings): OwnCalls {
  const at = (service: string, namespace: string, ...rest: readonly string[]): string =>
    `/v1/services/${[service, "kv", namespace, ...rest].map(encodeURIComponent).join("/")}`;
  return {
    kvBytes: (service, namespace, key, { signal } = {}) =>
      download(http, at(service, namespace, "values", key), signal),
    async putKvBytes(service, namespace, key, bytes, options = {}) {
      const { metadata, expirationTtlSeconds, expiration, ifVersion, ifAbsent = false } = options;
      const query = new URLSearchParams({
        ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
        ...(expirationTtlSeconds !== undefined && { expirationTtlSeconds: String(expirationTtlSeconds) }),
        ...(expiration !== undefined && { expiration: String(expiration) }),
      }).toString();
      const headers = {
        "content-type": "application/octet-stream",
        ...(ifVersion !== undefined && { "if-match": `"${ifVersion}"` }),
        ...(ifAbsent && { "if-none-match": "*" }),
      };
      const path = `${at(service, namespace, "values", key)}?${query}`;
      const response = await call(http, { path, method: "PUT", headers, body: bytes, isStream: true });
      const { key: name, ...known } = (await restJsonOf(http, response)) as KvKey & { key: string };
      return { ...known, name };
    },
    async importKv(service, namespace, json) {
      const headers = { "content-type": "application/json" };
      const path = at(service, namespace, "bulk");
      const response = await call(http, { path, method: "PUT", headers, body: json, isStream: true });
      const {
        successful_key_count: successfulKeyCount,
        unsuccessful_keys: unsuccessfulKeys,
        failures,
      } = (await restJsonOf(http, response)) as BulkAnswer;
      return { successfulKeyCount, unsuccessfulKeys, failures };
    },
  };
}

interface BulkAnswer extends Pick<KvBulk, "failures"> {
  successful_key_count: number;
  unsuccessful_keys: string[];
}
