import type { FailureRule } from "./types.ts";

/** A status by which a source says no: `refusedAs(404, "input_not_found", "Example has no such item.")`. */
export function refusedAs(status: number, code: FailureRule["code"], message: string): FailureRule {
  return { code, message, when: (response) => response.status === status };
}
