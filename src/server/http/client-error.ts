import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError, toPublicError } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import { STATUS_CODES } from "./status-codes.ts";

const CODE_OF_NODE: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};
/** A client that does not close its side in this time is cut off. */
const LINGER_MS = 1000;

/**
 * Answers bytes that Node could not read as an HTTP call with an error of the dictionary. There is no request to reply
 * to, so the answer is written by hand.
 * @param answers the last answer on each connection, begun or not
 */
export function answerUnreadable(publicUrl: () => string, answers: WeakMap<Socket, ServerResponse>) {
  const answered = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The parser complains again of what arrives behind the part that it could not read.
    if (answered.has(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable || isInTheMiddle(answers.get(socket)))
      return void socket.destroy();
    answered.add(socket);
    const refused = new AppError(CODE_OF_NODE[error.code ?? ""] ?? "http_invalid");
    const requestId = randomUUID();
    const body = JSON.stringify(toPublicError(refused, { publicUrl: publicUrl(), requestId, face: "rest" }));
    socket.end(
      [
        `HTTP/1.1 ${refused.spec.http} ${STATUS_CODES[refused.spec.http]}`,
        `x-request-id: ${requestId}`,
        "x-content-type-options: nosniff",
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        "connection: close",
        "",
        body,
      ].join("\r\n"),
    );
    // Closing at once, with bytes of the client unread, would reset the connection before the answer is read.
    socket.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/** Another answer would become part of this one. */
function isInTheMiddle(answer: ServerResponse | undefined): boolean {
  return answer?.headersSent === true && !answer.writableFinished;
}
