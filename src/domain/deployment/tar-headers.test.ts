import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { extract, pack } from "tar-stream";
import { expect, it } from "vitest";
import { DeployRefused } from "./failures.ts";
import { limitHeaders } from "./tar-headers.ts";

const keys = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, "v"]));

async function read(entries: readonly { type: "pax-global-header" | "file"; pax: Record<string, string> }[]) {
  const tar = pack();
  // As it is packed for a file, the header before it is the extended one.
  for (const { pax } of entries) tar.entry({ name: "a", pax }, "x");
  tar.finalize();
  const bytes = await buffer(tar as AsyncIterable<unknown> as AsyncIterable<Uint8Array>);
  entries.forEach(({ type }, at) => {
    if (type === "pax-global-header") asGlobal(bytes, at);
  });
  const reader = limitHeaders(extract());
  const names: string[] = [];
  const reading = (async () => {
    for await (const entry of reader) {
      names.push(entry.header.name);
      entry.resume();
    }
  })();
  const [fed] = await Promise.allSettled([pipeline(Readable.from([bytes]), reader), reading]);
  return fed.status === "rejected" ? (fed.reason as unknown) : names;
}

/** Makes the nth extended header one for all files that follow. */
function asGlobal(tar: Buffer, nth: number): void {
  const [TYPE, SUM] = [156, 148];
  let found = -1;
  for (let at = 0; at + 512 <= tar.length; at += 512) {
    const isHeader = tar.toString("latin1", at + 257, at + 262) === "ustar";
    if (!isHeader || tar[at + TYPE] !== "x".charCodeAt(0) || ++found !== nth) continue;
    tar[at + TYPE] = "g".charCodeAt(0);
    tar.write("        ", at + SUM, "latin1");
    const sum = tar.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
    tar.write(`${sum.toString(8).padStart(6, "0")}\0 `, at + SUM, "latin1");
  }
}

it("reads what tools write before files, and for all of them", async () => {
  expect(await read([{ type: "file", pax: keys(50) }])).toHaveLength(1);
  expect(await read([{ type: "pax-global-header", pax: { comment: "c".repeat(40) } }])).toHaveLength(1);
});

it.each([
  ["one for all files with many keys", [{ type: "pax-global-header" as const, pax: keys(200) }]],
  ["one with very many keys", [{ type: "file" as const, pax: keys(10_000) }]],
  ["very many", Array.from({ length: 400 }, () => ({ type: "file" as const, pax: keys(4000) }))],
])("refuses %s", async (_what, entries) => {
  expect(await read(entries)).toBeInstanceOf(DeployRefused);
});
