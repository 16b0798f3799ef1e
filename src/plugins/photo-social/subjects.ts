import type { Subject } from "../../plugin-sdk/index.ts";
import { SITE } from "./source.ts";
import { readSocialUrl } from "./targets.ts";

/** An account by its page; a post by either address that it may have. */
export function subjectsOf(address: string): readonly Subject[] {
  const target = readSocialUrl(address);
  if (target?.kind === "post" || target?.kind === "reel")
    return ["p", "reel"].map((form) => ({ kind: "url", value: `${SITE}/${form}/${target.value}` }));
  if (target?.kind !== "profile") return [];
  return [
    { kind: "url", value: `${SITE}/${target.value}` },
    { kind: "handle", value: target.value },
  ];
}
