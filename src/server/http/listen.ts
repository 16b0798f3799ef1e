import type { FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import type { Config } from "../../kernel/config.ts";
import { withoutEnd } from "../../kernel/without-end.ts";
import { listenRefusal } from "../listen-refusal.ts";

/**
 * Opens a server's port; 0 picks a free one. Returns the URL under which callers reach it, without a slash at its end.
 * Throws an error that names the setting when the port cannot be had.
 */
export async function listen(
  app: FastifyInstance,
  { HOST: host, QUARRY_PUBLIC_URL: publicUrl }: Config,
  wanted: { port: number; setting: "PORT" | "QUARRY_METRICS_PORT" },
): Promise<{ url: string; port: number }> {
  await app.listen({ port: wanted.port, host }).catch((error: unknown) => {
    throw listenRefusal(error, { host, ...wanted });
  });
  const { port } = app.server.address() as AddressInfo;
  return { url: (publicUrl && withoutEnd(publicUrl, "/")) ?? `http://${hostForUrl(host)}:${port}`, port };
}

function hostForUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
