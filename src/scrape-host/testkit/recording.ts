import { fileURLToPath } from "node:url";
import { loadHarEntries } from "../http/har/load.ts";
import { HarPlayer } from "../http/har/player.ts";
import type { HarEntry } from "../http/har/schema.ts";

/** Changes the body of one recorded response; returns it unchanged for those it does not mean. */
export type TransformBody = (url: string, body: Buffer) => Buffer;

/** What a case's HAR file holds. Throws HarError. */
export function entriesOf(har: URL): Promise<readonly HarEntry[]> {
  return loadHarEntries(fileURLToPath(har));
}

/** A player over a case's HAR file, with changed bodies where asked. Throws HarError. */
export async function recordingOf(har: URL, transformBody?: TransformBody): Promise<HarPlayer> {
  const entries = await entriesOf(har);
  return HarPlayer.of(
    transformBody ? entries.map((entry) => withChangedBody(entry, transformBody)) : entries,
  );
}

function withChangedBody(entry: HarEntry, transformBody: TransformBody): HarEntry {
  const { content } = entry.response;
  const encoding = content.encoding ?? "utf8";
  const body = Buffer.from(content.text ?? "", encoding);
  const changed = transformBody(entry.request.url, body);
  if (changed === body) return entry;
  return {
    ...entry,
    response: { ...entry.response, content: { ...content, text: changed.toString(encoding) } },
  };
}
