import { commonFailures, checkedFailures } from "./common-failures.ts";
import type { FailureRule } from "./types.ts";

const RPC_PATH = "/data/batchexecute";
/** Every page that carries data has this, and no challenge does. */
const PAGE_DATA = "AF_initDataCallback({key: '";
const CHALLENGE = /unusual traffic from your computer network|id="(?:re)?captcha|class="g-recaptcha"/;

/**
 * How sites of Google say no, `commonFailures` included: a challenge page of any size is `source_blocked`; status 400 or
 * 404 for an RPC is `source_changed`, since it says nothing of the target. What a frame of an RPC says is for
 * `readBatchexecute`.
 */
export function googleFailures(source: string): readonly FailureRule[] {
  const own: FailureRule[] = [
    {
      code: "source_blocked",
      message: "Google sees unusual traffic from this address and shows a challenge.",
      when: ({ url, text }) => !url.includes(RPC_PATH) && CHALLENGE.test(text) && !text.includes(PAGE_DATA),
    },
    {
      code: "source_changed",
      message: `${source} no longer knows this RPC, or no longer takes its payload.`,
      when: ({ url, status }) => (status === 400 || status === 404) && url.includes(RPC_PATH),
    },
  ];
  return [...checkedFailures(own), ...commonFailures(source)];
}
