import type { FailureRule } from "../../plugin-sdk/index.ts";

/** Every page that carries data has this, and no challenge does. */
const PAGE_DATA = "AF_initDataCallback({key: '";
const CHALLENGE = /unusual traffic from your computer network|id="(?:re)?captcha|class="g-recaptcha"/;

/** A challenge page of any size; an answer of an RPC may quote one. */
export const googleChallenge: FailureRule = {
  code: "source_blocked",
  message: "Google sees unusual traffic from this address and shows a challenge.",
  when: ({ url, text }) =>
    !url.includes("/data/batchexecute") && CHALLENGE.test(text) && !text.includes(PAGE_DATA),
};
