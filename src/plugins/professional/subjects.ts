import type { Subject } from "../../plugin-sdk/index.ts";
import { profileOf } from "./targets.ts";

/** A person by the page in any edition of LinkedIn. */
export function subjectsOf(address: string): readonly Subject[] {
  const slug = profileOf(address);
  return slug === null ? [] : [{ kind: "url", value: `https://www.linkedin.com/in/${slug}` }];
}
