import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { TransportStream } from "./transport.ts";
import { decodeText } from "./decode.ts";
import { readHeader, type ResponseHeaders } from "./headers.ts";
import type { HttpResponse, HttpStream, ResponseView } from "../../plugin-sdk/http/types.ts";

interface ResponseParts {
  status: number;
  url: string;
  requestedUrl: string;
  fetchedAt: Date;
  headers: ResponseHeaders;
  body: Buffer;
}

/** A whole response; its text is decoded on first use, so that rules which only read the status cost nothing. */
export class BufferedResponse implements HttpResponse {
  readonly status: number;
  readonly url: string;
  readonly requestedUrl: string;
  readonly fetchedAt: Date;
  readonly body: Buffer;
  readonly #headers: ResponseHeaders;
  #text: string | undefined;

  constructor(parts: ResponseParts) {
    this.status = parts.status;
    this.url = parts.url;
    this.requestedUrl = parts.requestedUrl;
    this.fetchedAt = parts.fetchedAt;
    this.body = parts.body;
    this.#headers = parts.headers;
  }

  header(name: string): string | null {
    return readHeader(this.#headers, name);
  }

  get text(): string {
    this.#text ??= decodeText(this.body, this.header("content-type"));
    return this.#text;
  }

  json(): unknown {
    try {
      return JSON.parse(this.text);
    } catch (error) {
      throw new SourceError("source_changed", `The response of ${new URL(this.url).host} is not JSON.`, {
        url: this.url,
        cause: error,
      });
    }
  }
}

/** What failure rules see of a response whose body is not read: a stream, or a redirect to somewhere else. */
export function headView(status: number, url: string, headers: ResponseHeaders): ResponseView {
  return { status, url, header: (name) => readHeader(headers, name), text: "" };
}

export function streamResponse(
  answer: TransportStream,
  parts: Pick<HttpStream, "url" | "requestedUrl" | "fetchedAt">,
): HttpStream {
  const { status, headers, body } = answer;
  return { ...parts, status, header: (name) => readHeader(headers, name), body };
}
