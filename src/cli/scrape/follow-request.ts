import { type QuarryClient, QuarryError, type Request, type StoredRecord } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { StatusLine } from "../terminal/status-line.ts";
import { plain } from "../terminal/screen.ts";
import { Progress } from "./progress.ts";

export interface FollowOptions {
  priceUsdMicros: number;
  /** Cursor to go on after; from the first Record without it. */
  after?: string;
  /** Called with each Record once, in order. Without it only the count is sent. */
  onRecord?: (stored: StoredRecord) => Promise<void>;
}

/**
 * Follows a Request to its end with a progress line on a terminal, and returns it as it ended. Lost connections are
 * made again, after the last Record that was received.
 */
export async function followRequest(
  cli: Cli,
  client: QuarryClient,
  request: Request,
  { priceUsdMicros, after, onRecord }: FollowOptions,
): Promise<Request> {
  const progress = new Progress(request, priceUsdMicros);
  const line = new StatusLine(cli.err, (columns) => progress.text(columns));
  const stop = new AbortController();
  const { signal } = stop;
  const onLost = ({ message }: QuarryError): void =>
    line.say(cli.err.tint("yellow", plain(`${message} Trying again.`)));

  const records = async (): Promise<void> => {
    const from = after === undefined ? {} : { after };
    const options = { ...from, withData: onRecord !== undefined, signal, onLost };
    try {
      for await (const stored of client.recordStored(request.id, options)) {
        await onRecord?.(stored);
        progress.stored(stored.record.seq + 1);
      }
    } catch (error) {
      // Its last update says that it failed, and why.
      if (!(error instanceof QuarryError) || error.failedRequestId === null) throw error;
    }
  };
  let last = request;
  const updates = async (): Promise<void> => {
    for await (const update of client.requestUpdated(request.id, { signal })) {
      last = update;
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
