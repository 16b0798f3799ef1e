import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSecret, signedHeaders } from "../../src/domain/webhook/secret.ts";
import { TOPICS } from "../../src/domain/webhook/topics.ts";
import { freePort } from "../kit/free-port.ts";
import { waitUntil } from "../process/wait-until.ts";
import { openDocument, type ExampleDocument } from "./example-document.ts";

let guide: ExampleDocument;
let folder: string;
beforeAll(async () => {
  guide = await openDocument("docs/webhooks.md");
  folder = await mkdtemp(join(tmpdir(), "quarry-webhooks-"));
  await symlink(fileURLToPath(new URL("../../node_modules", import.meta.url)), join(folder, "node_modules"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ID = "whd_68f0c2d5a1b2c3d4e5f60718";
const secret = newSecret();
const body = JSON.stringify({ type: "webhook.test", timestamp: "2026-01-31T12:00:00.000Z", data: {} });
const signed = (at: Date, ...secrets: string[]) =>
  signedHeaders(
    ID,
    body,
    secrets.map((one) => ({ secret: one, createdAt: at, expiresAt: null })),
    at,
  );

it("the receiver takes what Quarry signs, once, and nothing else", async () => {
  // The commands are those of docs/cli.md, and the JSON is what test/api/webhook.test.ts holds.
  guide.take("console");
  guide.take("json");
  const file = join(folder, "receiver.mts");
  await writeFile(file, guide.take("ts"));
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: secret };
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const send = async (headers: Record<string, string>, text = body) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body: text })).status;
  try {
    await waitUntil("it listens", () =>
      send({})
        .then(() => true)
        .catch(() => null),
    );
    const now = new Date();
    expect(await send(signed(now, secret))).toBe(204);
    expect(await send(signed(now, newSecret(), secret))).toBe(204);
    expect(await send(signed(now, newSecret()))).toBe(400);
    expect(await send(signed(now, secret), body.replace("test", "fake"))).toBe(400);
    expect(await send(signed(new Date(now.getTime() - 600_000), secret))).toBe(400);
    expect(printed).toBe("webhook.test\n");
  } finally {
    child.kill();
  }
});

it("so does the one without a library", async () => {
  const file = join(folder, "verify.mts");
  await writeFile(file, guide.take("ts"));
  const { isFromQuarry } = (await import(pathToFileURL(file).href)) as {
    isFromQuarry: (secret: string, headers: Record<string, string>, body: string) => boolean;
  };
  const now = new Date();
  expect(isFromQuarry(secret, signed(now, newSecret(), secret), body)).toBe(true);
  expect(isFromQuarry(secret, signed(now, newSecret()), body)).toBe(false);
  expect(isFromQuarry(secret, signed(now, secret), `${body} `)).toBe(false);
  expect(isFromQuarry(secret, signed(new Date(now.getTime() - 600_000), secret), body)).toBe(false);
});

it("names every topic, and no example is left", async () => {
  const text = await readFile(new URL("../../docs/webhooks.md", import.meta.url), "utf8");
  for (const topic of TOPICS) expect(text).toContain(`| \`${topic}\` `);
  expect(guide.untaken()).toEqual([]);
});
