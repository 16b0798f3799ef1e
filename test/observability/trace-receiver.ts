import { loopback } from "../../src/scrape-host/http/testing/loopback.ts";

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty or missing for a root. */
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
  service: string;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, "attributes"> & { attributes?: Attribute[] })[] }[];
  }[];
}

/** A collector on this machine that takes OTLP over HTTP as JSON. */
export async function traceReceiver(): Promise<{
  endpoint: string;
  /** Paths that were posted to, each once. */
  paths: () => string[];
  spans: () => ReceivedSpan[];
  close: () => Promise<void>;
}> {
  const { origin, requests, close } = await loopback((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  return {
    endpoint: origin,
    close,
    paths: () => [...new Set(requests.map(({ path }) => path))],
    spans: () => requests.flatMap(({ body }) => spansOf(JSON.parse(body) as Export)),
  };
}

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        links: span.links ?? [],
        service: String(valuesOf(resource.attributes)["service.name"]),
      })),
    ),
  );
}

function valuesOf(attributes: Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
