import type { Readable } from "node:stream";
import type { Services } from "../../services/services.ts";

/** What streams read from. */
export type StreamServices = Pick<Services, "accounts" | "records" | "requests" | "catalog" | "ledger">;

/** An answer that is sent as it is read. */
export interface RestStream {
  /** With its charset where it is text. */
  contentType: string;
  /** Under which a browser keeps it. */
  fileName: string;
  /** Bytes in all, where that is known. */
  length?: number;
  /** All of it, or only these bytes; of what has a length alone a part is asked for. */
  body: Readable | ((part: BytePart | null) => Readable);
}

/** Bytes from one to another, both included. */
export interface BytePart {
  start: number;
  end: number;
}
