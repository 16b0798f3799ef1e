import { jsonNodes, type JsonNode } from "./json-nodes.ts";
import { CHANGED, type TextMutation } from "./mutation.ts";
import { spliced } from "./splice.ts";

/** One chunk of a batchexecute answer: a length, then a list of frames. */
interface Chunk {
  length: { start: number; end: number };
  root: JsonNode;
  /** The declared length counts more than the list itself, such as the line breaks around it: by so much. */
  surplus: number;
}

/** The payload of one RPC, which is JSON text in a frame of the answer. */
export interface Payload {
  rpc: string;
  text: string;
  /** The whole answer with another payload, and with a length that fits. */
  put(payload: string): string;
}

function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let at = text.indexOf(")]}'") + 4;
  for (;;) {
    const digits = /^\s*(\d+)\s*(?=\[)/.exec(text.slice(at));
    if (digits === null) return chunks;
    const [all, number = ""] = digits;
    const start = at + all.indexOf(number);
    const [root] = jsonNodes(text, at + all.length);
    if (root === undefined) return chunks;
    const surplus = Number(number) - (root.end - root.start);
    chunks.push({ length: { start, end: start + number.length }, root, surplus });
    at = root.end;
  }
}

function withChunk(text: string, { length, root, surplus }: Chunk, list: string): string {
  return spliced(text, [
    { ...length, text: String(list.length + surplus) },
    { start: root.start, end: root.end, text: list },
  ]);
}

function framesOf(text: string): { chunk: Chunk; frame: JsonNode; rpc: string }[] {
  return chunksOf(text).flatMap((chunk) =>
    chunk.root.children.flatMap((frame) => {
      const [kind, rpc] = frame.children.map(({ start, end }) => text.slice(start, end));
      return kind === '"wrb.fr"' && rpc !== undefined
        ? [{ chunk, frame, rpc: JSON.parse(rpc) as string }]
        : [];
    }),
  );
}

/** Every payload of the answer. */
export function payloadsOf(text: string): Payload[] {
  return framesOf(text).flatMap(({ chunk, frame, rpc }) => {
    const payload = frame.children[2];
    if (payload?.kind !== "string") return [];
    return [
      {
        rpc,
        text: JSON.parse(text.slice(payload.start, payload.end)) as string,
        put: (changed: string) =>
          withChunk(text, chunk, withPlace(text, chunk, payload, JSON.stringify(changed))),
      },
    ];
  });
}

/** Each RPC with its payload; null where it has none. */
export function frameStatements(text: string): (readonly [rpc: string, payload: string | null])[] {
  return framesOf(text).map(({ frame, rpc }) => {
    const payload = frame.children[2];
    const json = payload?.kind === "string" ? text.slice(payload.start, payload.end) : "null";
    return [rpc, JSON.parse(json) as string | null];
  });
}

function withPlace(text: string, { root }: Chunk, node: JsonNode, value: string): string {
  return text.slice(root.start, node.start) + value + text.slice(node.end, root.end);
}

/** Changes of the frames themselves: an error in place of a payload, another RPC, line breaks inside a list. */
export function frameMutations(text: string): TextMutation[] {
  return framesOf(text).flatMap(({ chunk, frame, rpc }) => {
    const [, name, payload] = frame.children;
    if (name === undefined || payload === undefined) return [];
    const mutation = (kind: string, effect: TextMutation["effect"], apply: () => string): TextMutation => ({
      name: kind,
      place: `frame of ${rpc}`,
      effect,
      fits:
        kind === "error-object"
          ? [
              "source_changed",
              "source_unavailable",
              "source_request_refused",
              "source_blocked",
              "source_rate_limited",
            ]
          : CHANGED,
      apply,
    });
    const failed = `["wrb.fr",${JSON.stringify(rpc)},null,null,null,[13],"generic"]`;
    return [
      mutation("error-object", "other", () => withChunk(text, chunk, withPlace(text, chunk, frame, failed))),
      mutation("other-rpc", "other", () => withChunk(text, chunk, withPlace(text, chunk, name, '"Qz0Ext"'))),
      mutation("object-nulled", "loss", () =>
        withChunk(text, chunk, withPlace(text, chunk, payload, "null")),
      ),
      mutation("lines-broken", "form", () =>
        withChunk(
          text,
          chunk,
          withPlace(text, chunk, payload, `\n${text.slice(payload.start, payload.end)}\n`),
        ),
      ),
    ];
  });
}
