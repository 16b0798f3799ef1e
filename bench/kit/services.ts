import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { processTree } from "./process-tree.ts";
import type { Server } from "./server.ts";

const SERVED_WITHIN_MS = 60_000;

/** A port of services that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Makes a service of one page, and of a worker where the path of one is given. */
export async function deployService(
  { url, key }: Server,
  slug: string,
  { page, worker = null, toml = "" }: { page: string; worker?: string | null; toml?: string },
): Promise<void> {
  const tar = pack();
  const ofWorker = worker === null ? "" : `[worker]\nbinary = "worker"\n`;
  tar.entry({ name: "service.toml" }, `slug = "${slug}"\n${ofWorker}[static]\nfolder = "public"\n${toml}`);
  tar.entry({ name: "static/index.html" }, page);
  if (worker !== null) tar.entry({ name: "worker", mode: 0o755 }, await readFile(worker));
  tar.finalize();
  const archive = gzipSync(await buffer(tar as AsyncIterable<unknown> as AsyncIterable<Uint8Array>));
  const post = async (path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": type };
    const answer = await fetch(url + path, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  };
  await post("/v1/services", "application/json", JSON.stringify({ slug }));
  await post(`/v1/services/${slug}/deployments`, "application/gzip", archive);
}

/** Status of a path of a service; 0 where nobody answers. */
export async function statusOf(port: number, slug: string, path = "/"): Promise<number> {
  return (await ask(port, slug, path))?.status ?? 0;
}

/** What a path of a service answers. */
export async function answerOf(port: number, slug: string, path: string): Promise<string> {
  return (await ask(port, slug, path))?.body ?? "";
}

function ask(port: number, slug: string, path: string): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve) => {
    const asked = request({ port, path, headers: { host: `${slug}.localhost` } }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body }),
        () => resolve(null),
      );
    });
    asked.on("error", () => resolve(null));
    asked.end();
  });
}

export async function untilServed(port: number, slugs: readonly string[], path = "/"): Promise<void> {
  const until = performance.now() + SERVED_WITHIN_MS;
  for (const slug of slugs)
    while ((await statusOf(port, slug, path)) !== 200) {
      if (performance.now() > until)
        throw new Error(`${slug} was not served within ${SERVED_WITHIN_MS / 1000} s.`);
      await sleep(5);
    }
}

/** The part of a server that serves services. */
export function hostPid(serverPid: number): number {
  const isHost = ({ pid }: { pid: number }): boolean =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("part-process.js\0host");
  return processTree(serverPid).find(isHost)?.pid ?? 0;
}

/** Paths of the sockets of all workers of a host that are awake. */
export async function workerSockets(host: number): Promise<string[]> {
  const name = (await readdir(tmpdir())).find((one) => one.startsWith(`quarry-host-${host}-`));
  if (name === undefined) throw new Error(`The host ${host} has no folder.`);
  const folder = join(tmpdir(), name, "s");
  return (await readdir(folder)).filter((one) => !one.endsWith(".tmp")).map((one) => join(folder, one));
}
