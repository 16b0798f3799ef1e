import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startS3StandIn, type S3StandIn } from "../../../test/kit/s3-stand-in.ts";
import { BlobFiles } from "./blob-files.ts";
import { ObjectBucket } from "./object-bucket.ts";

const OLD = new Date(Date.now() - 60 * 60_000);
const NOW = new Date(Date.now() - 60_000);

let bucket: S3StandIn;
let folders: string[];
/** Two machines with a folder each. */
let one: BlobFiles;
let other: BlobFiles;

beforeEach(async () => {
  bucket = await startS3StandIn();
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "quarry-blobs-"))));
  [one, other] = folders.map((folder) => new BlobFiles(folder, new ObjectBucket(bucket.url))) as [
    BlobFiles,
    BlobFiles,
  ];
});
afterEach(async () => {
  expect(bucket.unsigned).toEqual([]);
  await bucket.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const shaOf = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

test("what one machine stores another one has, fetched once and kept", async () => {
  const bytes = Buffer.alloc(3_000_000, "a lot ");
  const { sha256 } = await one.put([bytes.subarray(0, 100), bytes.subarray(100)]);
  expect(sha256).toBe(shaOf(bytes));
  expect(await isThere(other.pathOf(sha256))).toBe(false);
  const [path, again] = await Promise.all([other.fetched(sha256), other.fetched(sha256)]);
  expect([path, again]).toEqual([other.pathOf(sha256), other.pathOf(sha256)]);
  expect((await readFile(path)).equals(bytes)).toBe(true);
  // A program is run from there.
  expect((await stat(path)).mode & 0o100).toBe(0o100);
  bucket.objects.clear();
  expect((await other.read(sha256)).equals(bytes)).toBe(true);
});

test("what is not what it is called is not kept, and what is nowhere is said", async () => {
  const { sha256 } = await one.put([Buffer.from("right")]);
  bucket.objects.set(`blobs/${sha256}`, { bytes: Buffer.from("wrong"), at: new Date() });
  await expect(other.fetched(sha256)).rejects.toThrow("is not what it was");
  expect(await isThere(other.pathOf(sha256))).toBe(false);
  await expect(other.read(shaOf("nowhere"))).rejects.toThrow("has no");
});

test("what is put into a draft is stored with all of it, or not at all", async () => {
  const files = async () =>
    (await readdir(folders[0]!, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const left = one.draft();
  const { sha256 } = await left.put([Buffer.from("unwanted")]);
  await left.put([Buffer.from("unwanted")]);
  expect((await readFile(left.pathOf(sha256)!)).toString()).toBe("unwanted");
  await left.end();
  expect([await files(), bucket.objects.size]).toEqual([[], 0]);
  const kept = one.draft();
  await kept.put([Buffer.from("unwanted")]);
  await kept.keep();
  await kept.end();
  expect([(await files()).map(({ name }) => name), bucket.objects.size]).toEqual([[sha256], 1]);
});

test("a sweep leaves what is referred to, what is asked for, and what is young", async () => {
  const stored = [];
  for (const text of ["referred", "kept", "young", "old"])
    stored.push((await one.put([Buffer.from(text)])).sha256);
  const [referred = "", kept = "", young = "", old = ""] = stored;
  for (const sha256 of [referred, kept, old]) {
    bucket.objects.get(`blobs/${sha256}`)!.at = OLD;
    await utimes(one.pathOf(sha256), OLD, OLD);
  }
  expect([await other.keep(kept), await other.keep(shaOf("nowhere"))]).toEqual([true, false]);
  await one.sweep((sha256) => sha256 === referred, NOW);
  expect([...bucket.objects.keys()].sort()).toEqual(
    [referred, kept, young].map((sha256) => `blobs/${sha256}`).sort(),
  );
  expect((await other.read(kept)).toString()).toBe("kept");
  expect(await isThere(one.pathOf(old))).toBe(false);
});

test("files of before there was a bucket are put there, and those that nobody used leave the folder", async () => {
  const before = new BlobFiles(folders[0] ?? "");
  const { sha256 } = await before.put([Buffer.from("of before")]);
  await one.sweep((name) => name === sha256, NOW);
  expect((await other.read(sha256)).toString()).toBe("of before");
  await utimes(other.pathOf(sha256), OLD, OLD);
  await other.forget(NOW);
  expect(await isThere(other.pathOf(sha256))).toBe(false);
  expect((await other.read(sha256)).toString()).toBe("of before");
  // A folder that is all there is keeps everything.
  await utimes(before.pathOf(sha256), OLD, OLD);
  await before.forget(NOW);
  expect(await isThere(before.pathOf(sha256))).toBe(true);
});
