import type { Subject } from "../../plugin-sdk/index.ts";
import { reviewerOf } from "./targets.ts";

/** A reviewer by the page in any edition of Trustpilot. */
export function subjectsOf(address: string): readonly Subject[] {
  const id = reviewerOf(address);
  if (id === null) return [];
  return [
    { kind: "url", value: `https://www.trustpilot.com/users/${id}` },
    { kind: "id", value: id },
  ];
}
