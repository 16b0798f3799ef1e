import type { CodeSpec } from "./code-spec.ts";

/** What is wrong with a call itself. A part of the dictionary in codes.ts. */
export const CALL_CODES = {
  invalid_json: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The body is not valid JSON.",
    agent:
      "Send a JSON object as the request body, with Content-Type: application/json, and without the key that `message` names, if it names one.",
  },
  invalid_encoding: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The body is not valid UTF-8.",
    agent: "Encode the body as UTF-8 and send it again; other encodings are never guessed.",
  },
  invalid_input: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The input is not valid.",
    agent: "Read `details`, correct every listed field, and send the call again.",
  },
  input_cap_exceeded: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "An input is over its cap.",
    agent:
      "Split the input into several Requests so that every field stays within the `limit` given in `details`.",
  },
  private_input_refused: {
    http: 400,
    retry: "never",
    level: "info",
    message: "The input carries private data, which Quarry never accepts.",
    agent:
      "Remove the fields named in `details` (cookies, credentials, tokens, session data, proxies) and send public targets only.",
  },
  invalid_cursor: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The cursor is not one that this list gave out.",
    agent:
      "Use `nextCursor` of the previous page unchanged, or leave the cursor out to start from the first page.",
    agentOnGraphql:
      "Use `endCursor` of the page before, or the `cursor` of one of its items, unchanged as `after`; leave `after` out to start from the beginning.",
  },
  graphql_invalid: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The GraphQL document is not valid for this schema.",
    agent:
      "Correct the document against the schema (introspect it, or read schema.graphql) and send it again.",
  },
  graphql_too_complex: {
    http: 400,
    retry: "never",
    level: "info",
    message: "The GraphQL document is over a size, depth, alias or cost limit.",
    agent: "Ask for fewer fields or a smaller `first`, or split the document into several operations.",
  },
  answer_too_large: {
    http: 400,
    retry: "never",
    level: "info",
    message: "The answer is larger than what is sent at once.",
    agent: "Ask for fewer items at once, or for the Results of the Request as a file.",
    agentOnGraphql:
      "Ask for fewer fields or a smaller `first`, or fetch the Results of the Request as a file over /v1.",
  },
  payload_too_large: {
    http: 413,
    retry: "never",
    level: "info",
    message: "The request body is too large.",
    agent: "Send a smaller body; split the input into several Requests.",
  },
  headers_too_large: {
    http: 431,
    retry: "never",
    level: "debug",
    message: "The address and the headers of the call are too long.",
    agent: "Send fewer and shorter headers; send a long GraphQL document by POST instead of in the address.",
  },
  http_invalid: {
    http: 400,
    retry: "never",
    level: "debug",
    message: "The call is not valid HTTP.",
    agent: "Send a complete HTTP/1.1 call.",
  },
  request_timeout: {
    http: 408,
    retry: "later",
    level: "debug",
    message: "The call did not arrive in time.",
    agent: "Send the headers and the whole body without pauses, on a new connection.",
  },
  unsupported_media_type: {
    http: 415,
    retry: "never",
    level: "debug",
    message: "The content type is not supported.",
    agent: "Send the body as application/json in UTF-8, without Content-Encoding.",
  },
  range_not_satisfiable: {
    http: 416,
    retry: "never",
    level: "debug",
    message: "There are no bytes in the range that was asked for.",
    agent: "Ask for a `Range` within the length that `Content-Range` names, or for all without that header.",
  },
  not_acceptable: {
    http: 406,
    retry: "never",
    level: "debug",
    message: "None of the accepted formats can be produced.",
    agent: "Ask for one of the formats named in `details`.",
  },
} as const satisfies Record<string, CodeSpec>;
