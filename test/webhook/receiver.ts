import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface Received {
  headers: IncomingHttpHeaders;
  /** `webhook-id` */
  id: string;
  body: string;
  json: { type: string; timestamp: string; data: Record<string, never> };
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Answers the calls from now on; 204 unless set. */
  answer: (call: Received, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A real HTTP server that notes what it is sent. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8");
      const { headers } = request;
      const call = {
        headers,
        id: String(headers["webhook-id"]),
        body,
        json: JSON.parse(body) as Received["json"],
      };
      receiver.received.push(call);
      receiver.answer(call, response);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: (_call, response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

/** Whether a call was signed with this secret, by the library of the specification. */
export function isSigned({ body, headers }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
