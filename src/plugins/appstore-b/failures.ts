import type { FailureRule, ResponseView } from "../../plugin-sdk/index.ts";
import { PATHS } from "./urls.ts";

/** How Google Play says no. A missing target is not here: its message names the target (`operations/page.ts`). */
export const failures: readonly FailureRule[] = [
  {
    code: "source_blocked",
    message:
      "Google asks for consent to cookies before it shows Google Play from this address; Quarry does not click it away.",
    when: (response) => isAt(response, /^consent\./, "/"),
  },
  {
    code: "source_blocked",
    message: "Google sees unusual traffic from this address and shows a challenge.",
    when: (response) => isAt(response, /\.google\.com$/, "/sorry") || isChallenge(response),
  },
  {
    code: "source_rate_limited",
    message:
      "Google Play's gateway refused the call (PlayGatewayError): it throttles, or it no longer takes this payload.",
    when: (response) => isRpc(response) && GATEWAY_ERROR.test(response.text),
  },
  {
    code: "source_changed",
    message: "Google Play no longer takes the payload of this RPC (status 400).",
    when: (response) => response.status === 400 && isRpc(response),
  },
];

/** True for the page that stands for a target which does not exist or is not offered; its status is not always 404. */
export function isNotFoundPage(response: ResponseView): boolean {
  if (response.status === 404) return true;
  return response.text.length < MAX_ERROR_PAGE_CHARACTERS && NOT_FOUND.test(response.text);
}

/** Error pages are tiny, the pages of the shop are a megabyte: an app's description never passes for an error. */
const MAX_ERROR_PAGE_CHARACTERS = 20_000;
const NOT_FOUND = /<title>Not Found<\/title>|the requested URL was not found on this server/i;
const CHALLENGE = /unusual traffic from your computer network|id="recaptcha"|class="g-recaptcha"/;
/** In a payload, such as a review that quotes the error, the closing quote would be escaped. */
const GATEWAY_ERROR = /com\.google\.play\.gateway\.proto\.PlayGatewayError"/;

function isChallenge(response: ResponseView): boolean {
  return response.text.length < MAX_ERROR_PAGE_CHARACTERS && CHALLENGE.test(response.text);
}

function isRpc(response: ResponseView): boolean {
  return response.url.includes(PATHS.batchexecute);
}

/** True when the response comes from there; for a redirect that leaves the shop, when it leads there. */
function isAt(response: ResponseView, host: RegExp, path: string): boolean {
  const url = URL.parse(response.url);
  return url !== null && host.test(url.hostname) && url.pathname.startsWith(path);
}
