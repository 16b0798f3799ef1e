import type { Subject } from "../../plugin-sdk/index.ts";
import { SITE } from "./source.ts";
import { readVideoUrl } from "./targets.ts";

/** A channel by any of its addresses; a video by its id. */
export function subjectsOf(address: string): readonly Subject[] {
  const target = readVideoUrl(address);
  if (target?.kind === "video") return [{ kind: "id", value: target.value }];
  if (target?.kind !== "channel") return [];
  const { value } = target;
  if (!value.startsWith("UC")) {
    const page: Subject = { kind: "url", value: `${SITE}/${value}` };
    return value.startsWith("@") ? [page, { kind: "handle", value }] : [page];
  }
  return [
    { kind: "url", value: `${SITE}/channel/${value}` },
    { kind: "id", value },
  ];
}
