import type { Subject } from "../../plugin-sdk/index.ts";
import { SITE } from "./source.ts";
import { readXUrl } from "./targets.ts";

/** An account by its page at any host of X; a post by its id. */
export function subjectsOf(address: string): readonly Subject[] {
  const target = readXUrl(address);
  if (target?.kind === "post") return [{ kind: "id", value: target.value }];
  if (target?.kind !== "profile") return [];
  return [
    { kind: "url", value: `${SITE}/${target.value}` },
    { kind: "handle", value: target.value },
  ];
}
