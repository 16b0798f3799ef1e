import { gunzipSync, gzipSync } from "node:zlib";
import { buffer, text } from "node:stream/consumers";
import { extract, pack } from "tar-stream";
import { expect, it } from "vitest";
import { packed, unpacked } from "./archive.ts";

const LONG = `static/${"a long name of a folder/".repeat(10)}index.html`;
const FILES = {
  "service.toml": 'slug = "a"',
  [LONG]: "x".repeat(1500),
  "static/ş.html": "",
  "a/b": "y".repeat(512),
};

it("writes what others read", async () => {
  const archive = await packed(
    new Map(Object.entries(FILES).map(([path, said]) => [path, new Blob([said])])),
  );
  const tar = extract();
  tar.end(gunzipSync(Buffer.from(await archive.arrayBuffer())));
  const found: Record<string, string> = {};
  for await (const entry of tar)
    found[entry.header.name] = await text(entry as AsyncIterable<unknown> as AsyncIterable<Uint8Array>);
  expect(found).toEqual(FILES);
});

it("reads what others write, and nothing else", async () => {
  const tar = pack();
  tar.entry({ name: "static", type: "directory" });
  for (const [name, said] of Object.entries(FILES)) tar.entry({ name }, said);
  tar.finalize();
  const bytes = gzipSync(await buffer(tar as AsyncIterable<unknown> as AsyncIterable<Uint8Array>));
  const files = await unpacked(new Blob([new Uint8Array(bytes)]), 100_000);
  const found: Record<string, string> = {};
  for (const [path, content] of files) found[path] = await content.text();
  expect(found).toEqual(FILES);
  await expect(unpacked(new Blob([new Uint8Array(bytes)]), 1000)).rejects.toThrow("more than 1000 bytes");
  const none = new Uint8Array(gzipSync("no tar".repeat(500)));
  await expect(unpacked(new Blob([none]), 100_000)).rejects.toThrow("no tar archive");
  await expect(unpacked(new Blob(["no gzip"]), 100_000)).rejects.toThrow();
});
