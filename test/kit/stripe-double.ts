import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Thing = Record<string, unknown>;

/** A local double of the endpoints of Stripe that the driver calls. What it answers a test sets; what it was asked it keeps. */
export interface StripeDouble {
  url: string;
  /** By path: `/v1/subscriptions/sub_1`. */
  objects: Map<string, Thing>;
  /** What a GET of such a path answers in place of its object, which a POST answers. */
  lists: Map<string, Thing>;
  calls: { method: string; path: string; form: Record<string, string>; idempotencyKey: string | null }[];
  stop(): Promise<void>;
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const objects = new Map<string, Thing>();
  const lists = new Map<string, Thing>();
  const calls: StripeDouble["calls"] = [];
  const byKey = new Map<string, Thing>();
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname: path } = new URL(request.url ?? "/", "http://double");
      const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
      const key = request.headers["idempotency-key"];
      const idempotencyKey = typeof key === "string" ? key : null;
      calls.push({ method: request.method ?? "", path, form, idempotencyKey });
      const answer = answerTo(request.method ?? "", path, form, idempotencyKey);
      response.writeHead(statusOf(answer), { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    })();
  });

  function answerTo(method: string, path: string, form: Record<string, string>, key: string | null): Thing {
    const found = objects.get(path);
    if (method !== "POST")
      return (
        lists.get(path) ??
        found ?? { error: { type: "invalid_request_error", code: "resource_missing", message: path } }
      );
    const before = key === null ? undefined : byKey.get(key);
    if (before) return before;
    const made = { ...(found ?? {}), ...madeBy(path, form, calls.length) };
    if (key !== null) byKey.set(key, made);
    return made;
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    lists,
    calls,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function madeBy(path: string, form: Record<string, string>, n: number): Thing {
  switch (path) {
    case "/v1/customers":
      return { id: "cus_1", object: "customer" };
    case "/v1/checkout/sessions":
      return {
        id: `cs_${n}`,
        object: "checkout.session",
        url: `https://pay.test/cs_${n}`,
        expires_at: 1_800_000_000,
      };
    case "/v1/billing_portal/sessions":
      return { id: `bps_${n}`, object: "billing_portal.session", url: `https://pay.test/portal_${n}` };
    case "/v1/payment_intents":
      return {
        id: `pi_${n}`,
        object: "payment_intent",
        status: "succeeded",
        amount: Number(form["amount"]),
        amount_received: Number(form["amount"]),
        metadata: {},
      };
    default:
      return { id: `obj_${n}` };
  }
}

function statusOf({ error }: Thing): number {
  if (error === undefined) return 200;
  return (error as Thing)["type"] === "card_error" ? 402 : 404;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
