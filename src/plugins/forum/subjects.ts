import type { Subject } from "../../plugin-sdk/index.ts";
import { userUrl } from "./source.ts";
import { readForumUrl } from "./targets.ts";

/** An account by its page at any host of Reddit; a post by its id. */
export function subjectsOf(address: string): readonly Subject[] {
  const target = readForumUrl(address);
  if (target?.kind === "post") return [{ kind: "id", value: target.value }];
  if (target?.kind !== "user") return [];
  return [
    { kind: "url", value: userUrl(target.value) },
    { kind: "handle", value: target.value },
  ];
}
