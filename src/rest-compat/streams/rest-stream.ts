import type { Readable } from "node:stream";
import type { AnyCaller, Caller } from "../../domain/access/caller.ts";
import type { Services } from "../../services/services.ts";
import type { RestCall } from "../call.ts";

/** What streams read from. */
export type StreamServices = Pick<
  Services,
  | "accounts"
  | "catalog"
  | "deployments"
  | "kv"
  | "kvBulk"
  | "kvWatch"
  | "ledger"
  | "pictures"
  | "records"
  | "recordings"
  | "requests"
  | "serviceLogs"
  | "state"
>;

/** An answer that is sent as it is read. */
export type RestStream = WholeStream | RangedStream;

/** Who calls, which may be the worker of a service. Throws `unauthenticated` where nobody does. */
export type WhoCalls = () => AnyCaller;

/** Bytes that are there whole, and are shown rather than kept as a file. */
export interface WholeAnswer {
  contentType: string;
  headers?: Readonly<Record<string, string>>;
  bytes: Buffer;
}

/** Server-sent events, each as it is written to the wire, until the signal aborts. */
export interface LiveStream {
  events: (signal: AbortSignal) => AsyncGenerator<string>;
}
/** It is given who calls: the credential has to stay good for as long as events are sent. */
export type OpenLive = (
  call: RestCall,
  services: StreamServices,
  caller: () => Caller,
) => Promise<LiveStream>;

interface Named {
  /** With its charset where it is text. */
  contentType: string;
  /** Under which a browser keeps it. */
  fileName: string;
  /** More headers of its own. */
  headers?: Readonly<Record<string, string>>;
}

export interface WholeStream extends Named {
  /** Bytes in all, where that is known. */
  length?: number;
  body: Readable;
}

export interface RangedStream extends Named {
  /** Bytes in all. */
  length: number;
  /** These bytes only, or all. */
  part: (part: BytePart | null) => Readable;
}

/** Bytes from one to another, both included. */
export interface BytePart {
  start: number;
  end: number;
}
