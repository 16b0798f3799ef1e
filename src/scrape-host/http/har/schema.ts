import { z } from "zod";

const header = z.object({ name: z.string(), value: z.string() });

function failureKind(code: string): "timeout" | "reset" {
  return /^timeout$|TIMED_OUT/.test(code) ? "timeout" : "reset";
}

const request = z.object({
  method: z.string().min(1),
  url: z.url(),
  httpVersion: z.string().default("HTTP/1.1"),
  headers: z.array(header).default([]),
  queryString: z.array(header).default([]),
  cookies: z.array(z.unknown()).default([]),
  headersSize: z.number().default(-1),
  bodySize: z.number().default(-1),
  postData: z.object({ mimeType: z.string().default(""), text: z.string().default("") }).optional(),
});

const response = z.object({
  // Beyond 599 HTTP has no meaning for them, and sources have one of their own (999: refused).
  status: z.int().min(0).max(999),
  statusText: z.string().default(""),
  httpVersion: z.string().default("HTTP/1.1"),
  headers: z.array(header).default([]),
  cookies: z.array(z.unknown()).default([]),
  content: z
    .object({
      size: z.number().default(-1),
      mimeType: z.string().default(""),
      text: z.string().optional(),
      encoding: z.literal("base64").optional(),
      /** In place of `text`: a file with the body, its path relative to the folder of the HAR. */
      _file: z.string().min(1).optional(),
    })
    .default({ size: 0, mimeType: "" }),
  redirectURL: z.string().default(""),
  headersSize: z.number().default(-1),
  bodySize: z.number().default(-1),
  /** Replays a failed try instead of a response; then the status is 0. Browsers write their own codes here. */
  _error: z
    .union([z.enum(["timeout", "reset"]), z.literal(""), z.null(), z.string().startsWith("net::ERR_")])
    .optional()
    .transform((code) => (code ? failureKind(code) : undefined)),
});

const entry = z.object({
  startedDateTime: z.string().default("1970-01-01T00:00:00.000Z"),
  time: z.number().default(0),
  request,
  response,
  cache: z.object({}).default({}),
  timings: z
    .object({ send: z.number(), wait: z.number(), receive: z.number() })
    .default({ send: 0, wait: 0, receive: 0 }),
});

/**
 * The part of HAR 1.2 that is read and written. Only method, URL and status are required, so that a case can be
 * written by hand; other fields of a browser's HAR are dropped.
 */
export const harSchema = z.object({
  log: z.object({
    version: z.string().default("1.2"),
    creator: z.object({ name: z.string(), version: z.string() }).default({ name: "quarry", version: "1" }),
    entries: z.array(entry),
  }),
});

export type Har = z.output<typeof harSchema>;
export type HarEntry = z.output<typeof entry>;
export type HarHeader = z.output<typeof header>;
