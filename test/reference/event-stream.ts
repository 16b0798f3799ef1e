export interface StreamEvent {
  event: string;
  data: { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] } | null;
}

export interface OpenStream {
  status: number;
  headers: Headers;
  /** Events until the server ends the stream. */
  events: AsyncGenerator<StreamEvent>;
  /** Drops the connection, as a browser tab that is closed does. */
  cut(): void;
}

/** Opens /graphql/stream for one operation. Throws with the body when the server refuses it. */
export async function openStream(
  url: string,
  key: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/graphql/stream`, {
    method: "POST",
    signal: abort.signal,
    headers: {
      accept: "text/event-stream",
      "content-type": "application/json",
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  return {
    status: response.status,
    headers: response.headers,
    events: eventsOf(response),
    cut: () => abort.abort(),
  };
}

/** Holds the answer itself: fetch ends a body that nobody reads yet once its answer is garbage. */
async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event === undefined) continue;
      const data = /^data: ?(.*)$/m.exec(block)?.[1] ?? "";
      yield { event, data: data === "" ? null : (JSON.parse(data) as StreamEvent["data"]) };
    }
  }
}
