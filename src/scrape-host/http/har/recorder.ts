import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { charsetOf, decodeText } from "../decode.ts";
import type { ResponseHeaders } from "../headers.ts";
import { readHeader } from "../headers.ts";
import { putBodiesAside } from "./body-files.ts";
import { withFileLock } from "./file-lock.ts";
import { IssuedValues } from "./issued-values.ts";
import { parseHar } from "./load.ts";
import { AUTHORIZATION } from "./player.ts";
import { REDACTED, type StandIn, scrubHeader, scrubPairs, scrubText, scrubUrl } from "./scrub.ts";
import type { Har, HarEntry, HarHeader } from "./schema.ts";

/** One try as it happened, before scrubbing. */
export interface RecordedExchange {
  startedAt: Date;
  ms: number;
  method: string;
  url: string;
  requestHeaders: Readonly<Record<string, string>>;
  /** Whether the operator's credential went with it. */
  isAuthorized: boolean;
  requestBody: string | undefined;
  /** A response, or how the try failed. */
  outcome: { status: number; headers: ResponseHeaders; body: Buffer } | "timeout" | "reset";
}

/** Where exchanges are written down. */
export interface Recorder {
  add(exchange: RecordedExchange): void;
  /** Of a body that is read as it comes, no more than this is kept; all unless given. */
  readonly mostStreamBytes?: number;
}

/** The body is stored decoded, so these headers would lie. */
const NOT_STORED = new Set([
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
]);
const TEXT_TYPE =
  /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript|x-javascript|x-ndjson|x-www-form-urlencoded)\b|image\/svg)/i;

/** Collects scrubbed entries in memory. */
export class HarRecorder implements Recorder {
  readonly #entries: HarEntry[] = [];
  readonly #issued = new IssuedValues();

  add(exchange: RecordedExchange): void {
    this.#entries.push(toEntry(exchange, this.#issued));
  }

  toHar(): Har {
    return {
      log: { version: "1.2", creator: { name: "quarry", version: "1" }, entries: [...this.#entries] },
    };
  }

  /**
   * Adds the entries to a HAR file, which may not exist yet; large bodies go into files beside it. The file is replaced in one step, and others that add to it
   * at the same time wait for their turn. Throws HarError.
   */
  async appendToFile(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await withFileLock(path, () => this.#append(path));
  }

  async #append(path: string): Promise<void> {
    const earlier = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    const har = this.toHar();
    const before = earlier === null ? [] : parseHar(earlier, path);
    har.log.entries = [...before, ...(await putBodiesAside(har.log.entries, before, path))];
    const draft = `${path}.${randomUUID()}.tmp`;
    try {
      await writeFile(draft, `${JSON.stringify(har, null, 2)}\n`);
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }
}

function toEntry(exchange: RecordedExchange, issued: IssuedValues): HarEntry {
  const { outcome } = exchange;
  const url = urlWithout(exchange.url, issued);
  const mimeType = exchange.requestHeaders["content-type"] ?? "";
  const base = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1, bodySize: -1 };
  return {
    startedDateTime: exchange.startedAt.toISOString(),
    time: exchange.ms,
    request: {
      ...base,
      method: exchange.method,
      url,
      headers: [
        ...toHarHeaders(exchange.requestHeaders, issued.use),
        // A replay is authorized where the recording was.
        ...(exchange.isAuthorized ? [{ name: AUTHORIZATION, value: REDACTED }] : []),
      ],
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(exchange.requestBody === undefined
        ? {}
        : { postData: { mimeType, text: bodyWithout(exchange.requestBody, mimeType, issued) } }),
    },
    response: typeof outcome === "string" ? failed(base, outcome) : answered(base, outcome, issued),
    cache: {},
    timings: { send: 0, wait: exchange.ms, receive: 0 },
  };
}

type Base = Pick<HarEntry["response"], "httpVersion" | "cookies" | "headersSize" | "bodySize">;

function failed(base: Base, kind: "timeout" | "reset"): HarEntry["response"] {
  const nothing = { statusText: "", headers: [], content: { size: 0, mimeType: "" }, redirectURL: "" };
  return { ...base, ...nothing, status: 0, _error: kind };
}

function answered(
  base: Base,
  { status, headers, body }: Exclude<RecordedExchange["outcome"], string>,
  issued: IssuedValues,
): HarEntry["response"] {
  const mimeType = readHeader(headers, "content-type") ?? "";
  const location = readHeader(headers, "location");
  const isText =
    TEXT_TYPE.test(mimeType) || charsetOf(mimeType) !== undefined || (mimeType === "" && !body.includes(0));
  const text = isText
    ? issued.inText(scrubText(decodeText(body, mimeType), issued.issue))
    : body.toString("base64");
  return {
    ...base,
    status,
    statusText: "",
    headers: toHarHeaders(headers, issued.use),
    content: { size: body.length, mimeType, text, ...(isText ? {} : { encoding: "base64" as const }) },
    redirectURL: location === null ? "" : (scrubHeader("location", location, issued.use) ?? ""),
    _error: undefined,
  };
}

function urlWithout(url: string, issued: IssuedValues): string {
  const [place = "", ...query] = scrubUrl(url, issued.use).split("?");
  const { origin, pathname } = new URL(place);
  const path = issued.inText(pathname);
  // Only what was replaced is written anew.
  const kept = path === pathname ? place : origin + path;
  return query.length === 0 ? kept : `${kept}?${issued.inPairs(query.join("?"))}`;
}

function bodyWithout(body: string, mimeType: string, issued: IssuedValues): string {
  return /x-www-form-urlencoded/i.test(mimeType)
    ? issued.inPairs(scrubPairs(body, issued.use))
    : issued.inText(scrubText(body, issued.use));
}

function toHarHeaders(headers: ResponseHeaders, standIn: StandIn): HarHeader[] {
  const stored: HarHeader[] = [];
  for (const [name, values] of Object.entries(headers)) {
    if (values === undefined || NOT_STORED.has(name)) continue;
    for (const value of typeof values === "string" ? [values] : values) {
      const scrubbed = scrubHeader(name, value, standIn);
      if (scrubbed !== null) stored.push({ name, value: scrubbed });
    }
  }
  return stored;
}
