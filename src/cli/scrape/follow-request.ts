import {
  CliRecordStoredDocument,
  CliRequestUpdatedDocument,
  type CliRequestFragment,
} from "../../generated/cli-documents.ts";
import type { Cli } from "../cli.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { live } from "../gateway/live.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { plain } from "../terminal/screen.ts";
import { Progress } from "./progress.ts";

export interface LiveRecord {
  cursor: string;
  seq: number;
  data: unknown;
}

export interface FollowOptions {
  priceUsdMicros: number;
  /** Cursor to go on after; null for the first Record. */
  after?: string | null;
  /** Called with each Record once, in order. Without it only the count is sent. */
  onRecord?: (record: LiveRecord) => Promise<void>;
}

/**
 * Follows a Request to its end with a progress line on a terminal, and returns it as it ended. Lost connections are
 * made again, after the last Record that was received.
 */
export async function followRequest(
  cli: Cli,
  gateway: Gateway,
  request: CliRequestFragment,
  { priceUsdMicros, after = null, onRecord }: FollowOptions,
): Promise<CliRequestFragment> {
  const progress = new Progress(request, priceUsdMicros);
  const line = new StatusLine(cli.err, () => progress.text());
  const stop = new AbortController();
  const onLost = (reason: string): void => line.say(cli.err.tint("yellow", plain(`${reason} Trying again.`)));

  let cursor = after;
  const records = async (): Promise<void> => {
    const variables = () => ({ requestId: request.id, after: cursor, withData: onRecord !== undefined });
    for await (const { recordStored } of live(gateway.settings, CliRecordStoredDocument, {
      variables,
      signal: stop.signal,
      onLost,
    })) {
      const { record } = recordStored;
      await onRecord?.({ cursor: recordStored.cursor, seq: record.seq, data: record.data });
      cursor = recordStored.cursor;
      progress.stored(record.seq + 1);
    }
  };
  let last = request;
  const updates = async (): Promise<void> => {
    const variables = () => ({ id: request.id });
    for await (const { requestUpdated } of live(gateway.settings, CliRequestUpdatedDocument, {
      variables,
      signal: stop.signal,
    })) {
      last = requestUpdated;
      progress.updated(last);
    }
  };
  try {
    await Promise.all([records(), updates()]);
    return last;
  } finally {
    stop.abort();
    line.end();
  }
}
