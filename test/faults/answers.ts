/** Ways in which a server misbehaves. Each is an answer to one visit; `once` and `onPage` say when. */
import zlib from "node:zlib";
import { good, pageBody, type Answer } from "./faulty-site.ts";

/** The fault at the first visit of each page, then good pages. */
export function once(fault: Answer): Answer {
  return (visit) => (visit.visits === 1 ? fault(visit) : good(visit));
}

/** The fault on one page, always; the others are good. */
export function onPage(page: number, fault: Answer): Answer {
  return (visit) => (visit.page === page ? fault(visit) : good(visit));
}

/** Takes the request and never answers. */
export const silent: Answer = () => undefined;

export const resetBeforeHeaders: Answer = ({ request }) => void request.socket.resetAndDestroy();

/** Ends the connection without a word. */
export const hangUp: Answer = ({ request }) => void request.socket.end();

export const resetInBody: Answer = ({ request, response, page }) => {
  response.writeHead(200, { "content-length": "1000" }).write(pageBody(page).slice(0, 10), () => {
    request.socket.resetAndDestroy();
  });
};

/** Says `length` bytes and sends those of a good page. */
export function wrongLength(length: (real: number) => number, then: "close" | "wait" = "close"): Answer {
  return ({ request, page }) => {
    const body = pageBody(page);
    const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length(body.length)}\r\n\r\n`;
    request.socket.write(head + body, () => then === "close" && request.socket.end());
  };
}

/** A chunked body without its end. */
export const cutChunks: Answer = ({ request, page }) => {
  const part = pageBody(page).slice(0, 20);
  request.socket.end(
    `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${part.length.toString(16)}\r\n${part}\r\n`,
  );
};

/** Something else than HTTP, or HTTP that breaks its rules. */
export function raw(text: string): Answer {
  return ({ request }) => void request.socket.end(text);
}

export function status(code: number, headers: Record<string, string> = {}, body = "no"): Answer {
  return ({ response }) => void response.writeHead(code, headers).end(body);
}

/** A body that comes a byte at a time, for ever. */
export const drip: Answer = ({ response }) => {
  response.writeHead(200, { "content-type": "application/json" }).write("{");
  const timer = setInterval(() => response.write(" "), 40);
  response.on("close", () => clearInterval(timer));
};

/** A plain body of `bytes`, written as fast as it is read. */
export function large(bytes: number, withLength: boolean): Answer {
  return ({ response }) => {
    const chunk = Buffer.alloc(256 * 1024, 0x20);
    response.writeHead(200, withLength ? { "content-length": String(bytes) } : {});
    let left = bytes;
    const more = (): void => {
      while (left > 0 && !response.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length));
        left -= part.length;
        if (!response.write(part)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  };
}

/** A ready body under a content-encoding. */
export function encoded(encoding: string, body: Buffer): Answer {
  return ({ response }) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding }).end(body);
  };
}

export const damagedGzip: Answer = ({ response, page }) => {
  const packed = zlib.gzipSync(pageBody(page));
  packed.fill(0xff, 12, packed.length - 10);
  response.writeHead(200, { "content-encoding": "gzip" }).end(packed);
};

export const cutGzip: Answer = ({ response, page }) => {
  const packed = zlib.gzipSync(pageBody(page));
  response.writeHead(200, { "content-encoding": "gzip" }).end(packed.subarray(0, packed.length - 9));
};

/** A good page whose bytes and content-type are chosen by the test. */
export function written(contentType: string, bytes: (body: string) => Buffer, text = "row"): Answer {
  return ({ response, page }) => {
    response.writeHead(200, { "content-type": contentType }).end(bytes(pageBody(page, text)));
  };
}

export function redirect(to: string | ((page: number) => string), code = 302): Answer {
  return ({ response, page }) => {
    response.writeHead(code, { location: typeof to === "string" ? to : to(page) }).end();
  };
}

/** Each redirect leads to a URL that was not asked before. */
export const redirectsOn: Answer = ({ request, response, visits }) => {
  const path = (request.url ?? "").split("?")[0] ?? "";
  response.writeHead(302, { location: `${path}?visit=${visits}` }).end();
};
