import type { KvValue, KvValueDoc } from "./kv-documents.ts";

/** What is known of a value where it is written. */
export type KvState = Pick<KvValueDoc, "_id" | "ver" | "size" | "upload" | "exp" | "lock">;

/** What stands for no version: no value has it. */
export const NONE = "";
export const DELETED: KvValue = { bytes: 0, size: 0, exp: new Date(0), isGone: true };
/** What of a value is a state. */
export const STATE = { ver: 1, size: 1, upload: 1, exp: 1, lock: 1 } as const;

/** Whether it is there: neither deleted nor expired. */
export function isPresent({ exp }: Pick<KvValue, "exp">, now: Date): boolean {
  return exp === undefined || exp > now;
}
