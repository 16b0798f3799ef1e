import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HarError } from "./har-error.ts";
import { loadHarEntries } from "./load.ts";
import { HarRecorder } from "./recorder.ts";

const SITE = "https://site.example";
const PAGE = `<!doctype html>${"<p>Ünïcode</p>".repeat(500)}`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-bodies-"));
});
afterEach(() => rm(folder, { recursive: true }));

function recorderOf(url: string, type: string, body: Buffer): HarRecorder {
  const recorder = new HarRecorder();
  const outcome = { status: 200, headers: { "content-type": type }, body };
  recorder.add({
    startedAt: new Date(0),
    ms: 1,
    method: "GET",
    url: SITE + url,
    requestHeaders: {},
    isAuthorized: false,
    requestBody: undefined,
    outcome,
  });
  return recorder;
}

async function writeHar(content: object): Promise<string> {
  const path = join(folder, "hars", "a.har.json");
  await mkdir(join(folder, "hars"), { recursive: true });
  const entries = [{ request: { method: "GET", url: `${SITE}/a` }, response: { status: 200, content } }];
  await writeFile(path, JSON.stringify({ log: { entries } }));
  return path;
}

describe("a recorder", () => {
  it("puts large bodies into files with readable names, and they come back whole", async () => {
    const path = join(folder, "list.har.json");
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256));
    await recorderOf("/items?page=1&token=abc", "text/html; charset=utf-8", Buffer.from(PAGE)).appendToFile(
      path,
    );
    await recorderOf("/items?page=1&token=abc", "text/html", Buffer.from(PAGE)).appendToFile(path);
    await recorderOf("/", "application/octet-stream", bytes).appendToFile(path);
    await recorderOf("/small", "text/plain", Buffer.from("small")).appendToFile(path);
    expect((await readdir(join(folder, "list.bodies"))).sort()).toEqual([
      "index.bin",
      "items-page-1-token-redacted-2.html",
      "items-page-1-token-redacted.html",
    ]);
    expect(await readFile(join(folder, "list.bodies", "items-page-1-token-redacted.html"), "utf8")).toBe(
      PAGE,
    );
    expect(await readFile(join(folder, "list.bodies", "index.bin"))).toEqual(bytes);
    const { log } = JSON.parse(await readFile(path, "utf8"));
    expect(log.entries.map(({ response }: { response: { content: object } }) => response.content)).toEqual([
      {
        size: Buffer.byteLength(PAGE),
        mimeType: "text/html; charset=utf-8",
        _file: "list.bodies/items-page-1-token-redacted.html",
      },
      {
        size: Buffer.byteLength(PAGE),
        mimeType: "text/html",
        _file: "list.bodies/items-page-1-token-redacted-2.html",
      },
      {
        size: 5000,
        mimeType: "application/octet-stream",
        encoding: "base64",
        _file: "list.bodies/index.bin",
      },
      { size: 5, mimeType: "text/plain", text: "small" },
    ]);
    const texts = (await loadHarEntries(path)).map(({ response }) => response.content.text);
    expect(texts).toEqual([PAGE, PAGE, bytes.toString("base64"), "small"]);
  });
});

describe("a body in a file of its own", () => {
  it("is read again when that file was changed", async () => {
    const path = await writeHar({ mimeType: "text/html", _file: "a.html" });
    const body = join(folder, "hars", "a.html");
    const text = async () => (await loadHarEntries(path))[0]?.response.content.text;
    await writeFile(body, "first");
    expect(await text()).toBe("first");
    await writeFile(body, "second");
    expect(await text()).toBe("second");
    expect((await loadHarEntries(join(folder, "hars")))[0]?.response.content.text).toBe("second");
  });

  it("keeps bytes that are no text, also where the recording names no encoding", async () => {
    const path = await writeHar({ mimeType: "image/png", _file: "a.png" });
    await writeFile(join(folder, "hars", "a.png"), Buffer.from([0xff, 0xfe, 0]));
    expect((await loadHarEntries(path))[0]?.response.content).toMatchObject({
      text: "//4A",
      encoding: "base64",
    });
  });

  it.each([
    ["above its folder", "../secret.txt", "a body outside of its folder: ../secret.txt"],
    ["by an absolute path", "/etc/hostname", "a body outside of its folder: /etc/hostname"],
    ["through a link", "link.txt", "a body outside of its folder: link.txt"],
    ["that is not there", "none.txt", "a body that is not there: none.txt"],
    ["that is a folder", "sub", "a body that is not there: sub"],
  ])("is refused %s", async (_what, file, message) => {
    const path = await writeHar({ _file: file });
    await writeFile(join(folder, "secret.txt"), "secret");
    await symlink(join(folder, "secret.txt"), join(folder, "hars", "link.txt"));
    await mkdir(join(folder, "hars", "sub"));
    const failure: unknown = await loadHarEntries(path).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HarError);
    expect((failure as Error).message).toBe(`${path} names ${message}`);
  });
});
