import type { ServerProcess } from "../kit/server-process.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { RECORD_STORED, type RecordEvent } from "../process/calls.ts";
import { openStream, type StreamEvent } from "../reference/event-stream.ts";

/** Far longer than any recovery takes: a stream that is silent for so long has been forgotten. */
const SILENT_MS = 30_000;

export type StoredEvent = RecordEvent["recordStored"];

/** One connection to one gateway. Ends when the server says that all is sent; throws when it breaks before. */
export type OpenRecords = (
  gateway: ServerProcess,
  variables: { id: string; after: string | null },
) => AsyncGenerator<StoredEvent>;

/** The server ended a stream with an error of its dictionary. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The stream was ended with ${code}.`);
    this.code = code;
  }
}

export const overWebSocket: OpenRecords = async function* (gateway, variables) {
  const watching = subscribe<RecordEvent>(gateway.wsUrl, gateway.apiKey, RECORD_STORED, { variables });
  try {
    for (;;) {
      const payload = await watching.next(SILENT_MS);
      if (payload === null) return;
      if (payload.errors) throw refusalOf(payload.errors);
      yield payload.data!.recordStored;
    }
  } catch (error) {
    // The client throws the errors of the server as the list that they came in.
    throw Array.isArray(error) ? refusalOf(error) : error;
  } finally {
    watching.cut();
    await watching.close();
  }
};

export const overServerSentEvents: OpenRecords = async function* (gateway, variables) {
  const stream = await openStream(gateway.url, gateway.apiKey, RECORD_STORED, variables);
  try {
    for await (const { event, data } of stream.events) {
      if (event === "complete") return;
      if (data?.errors) throw refusalOf(data.errors);
      yield (data as NonNullable<StreamEvent["data"]> & { data: RecordEvent }).data.recordStored;
    }
    throw new Error("The stream ended without an end.");
  } finally {
    stream.cut();
  }
};

function refusalOf(errors: readonly { extensions?: Record<string, unknown> }[]): Refused {
  return new Refused(String(errors[0]?.extensions?.code));
}
