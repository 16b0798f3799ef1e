import { request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import type { Server } from "./server.ts";

/** A port of services that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Makes a service of one page. */
export async function deployPage({ url, key }: Server, slug: string, page: string): Promise<void> {
  const tar = pack();
  tar.entry({ name: "service.toml" }, `slug = "${slug}"\n[static]\nfolder = "public"\n`);
  tar.entry({ name: "static/index.html" }, page);
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

/** Status of the page of a service; 0 where nobody answers. */
export function pageStatus(port: number, slug: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ port, headers: { host: `${slug}.localhost` } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", () => resolve(0));
    asked.end();
  });
}
