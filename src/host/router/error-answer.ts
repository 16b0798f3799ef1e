import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { AppError, docsPath } from "../../errors/app-error.ts";

/** What a visitor is told: a page in a browser, JSON for everything else. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** @param apiUrl where the gateway explains errors */
export function errorAnswer(error: unknown, accept: string | undefined, apiUrl: string): ErrorAnswer {
  const known = error instanceof AppError ? error : new AppError("internal", { cause: error });
  const { http: status, agent } = known.spec;
  const headers: Record<string, string> = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  const { retryAfterSeconds } = known;
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(retryAfterSeconds);
  // As RFC 7725 has it.
  if (status === 451) headers["link"] = `<${apiUrl}>; rel="blocked-by"`;
  const docsUrl = apiUrl + docsPath(known.code);
  if (accept?.includes("text/html"))
    return {
      status,
      headers: {
        ...headers,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": PAGE_POLICY,
      },
      body: pageOf(status, known, apiUrl),
    };
  const body = {
    ...{ code: known.code, message: known.message, agent_instruction: agent, docs_url: docsUrl },
    ...known.facts,
  };
  return {
    status,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

export function sendError(answer: ErrorAnswer, isHead: boolean, reply: ServerResponse): void {
  const { status, headers, body } = answer;
  reply.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  reply.end(isHead ? undefined : body);
}

/** The same where no answer but the bytes of a connection is left, which ends with it. */
export function sendErrorOver({ status, headers, body }: ErrorAnswer, socket: Duplex): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(body);
  socket.once("finish", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${lines.join("")}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Texts of the dictionary alone, which hold nothing of the request. */
function pageOf(status: number, { message, retryAfterSeconds, code }: AppError, apiUrl: string): string {
  const again = retryAfterSeconds === undefined ? "" : `<p>Try again in ${retryAfterSeconds} seconds.</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title>
<style>body{font:16px/1.5 system-ui;margin:15vh auto;max-width:32rem;padding:0 1rem}h1{font-size:3rem;margin:0}p{margin:.5rem 0}small{opacity:.6}</style>
<h1>${status}</h1><p>${message}</p>${again}<small>${code} · <a href="${apiUrl}/abuse">Report abuse</a></small></html>
`;
}
