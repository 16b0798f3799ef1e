import type { Subject } from "../../plugin-sdk/index.ts";
import { SITE } from "./source.ts";
import { readAddress } from "./targets.ts";

/** An account by its page at any host of TikTok; a video by its id. */
export function subjectsOf(address: string): readonly Subject[] {
  const target = readAddress(address);
  if (target?.kind === "video") return [{ kind: "id", value: target.value }];
  if (target?.kind !== "profile") return [];
  return [
    { kind: "url", value: `${SITE}/@${target.value}` },
    { kind: "handle", value: target.value },
  ];
}
