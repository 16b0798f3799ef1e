import type { Readable } from "node:stream";
import type { Services } from "../../services/services.ts";

/** What streams read from. */
export type StreamServices = Pick<
  Services,
  "accounts" | "catalog" | "deployments" | "ledger" | "pictures" | "records" | "recordings" | "requests"
>;

/** An answer that is sent as it is read. */
export type RestStream = WholeStream | RangedStream;

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
