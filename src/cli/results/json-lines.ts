import type { JsonObject } from "../../kernel/json.ts";

/** Lines of a byte stream; only \n ends one, since a Record may hold any other separator. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

/** The Records of such lines. */
export async function* recordsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonObject> {
  for await (const line of linesOf(bytes)) yield JSON.parse(line) as JsonObject;
}

const NEWLINE = 0x0a;

/** The bytes up to and with the end of line number `count`. Leaving early ends the download. */
export async function* firstLines(
  bytes: AsyncIterable<Uint8Array>,
  count: number,
): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of bytes) {
    let end = 0;
    while (left > 0) {
      const at = chunk.indexOf(NEWLINE, end);
      if (at === -1) break;
      end = at + 1;
      left -= 1;
    }
    if (left === 0) {
      yield chunk.subarray(0, end);
      return;
    }
    yield chunk;
  }
}

/** One JSON array with a Record per line. */
export async function* asJsonArray(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const line of lines) {
    yield before + line;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
