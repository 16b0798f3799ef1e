import { encodeCursor } from "../../kernel/cursor.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";

export const CURSOR_KIND = "rec";

/** The cursor of a Request that goes on with the Record at `position`. */
export function cursorAt(requestId: string, position: number): string {
  return encodeCursor(CURSOR_KIND, `${requestId}.${position}`);
}

/** A Record as it is stored, and what it says, once somebody asks. */
export class StoredRecord {
  readonly request: Pick<RequestDoc, "_id" | "scraper" | "operation">;
  /** Position in the Results, from 0, without gaps. */
  readonly seq: number;
  /** The Record as JSON text. */
  readonly json: string;
  #value: JsonObject | null = null;

  constructor(request: Pick<RequestDoc, "_id" | "scraper" | "operation">, seq: number, json: string) {
    this.request = request;
    this.seq = seq;
    this.json = json;
  }

  /** Continues after this Record. */
  get cursor(): string {
    return cursorAt(this.request._id, this.seq + 1);
  }

  /** Read once, however many ask for it. Not to be changed. */
  get value(): JsonObject {
    this.#value ??= JSON.parse(this.json) as JsonObject;
    return this.#value;
  }
}
