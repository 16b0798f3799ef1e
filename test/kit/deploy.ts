import { expect, vi } from "vitest";
import { rest } from "./rest-client.ts";
import { archiveOf } from "./service-archive.ts";
import type { ServerProcess } from "./server-process.ts";

type Gateway = Pick<ServerProcess, "url" | "apiKey">;

/** Of the test worker, whose `mode` says how it starts. */
interface Program {
  program: Buffer;
  mode: string;
  /** What service.toml says besides. */
  toml?: string;
}

/** Uploads a page, and a worker where one is given. The id of the deployment. */
export async function deploy(
  { url, apiKey }: Gateway,
  slug: string,
  page: string,
  worker?: Program,
): Promise<string> {
  const said =
    worker && `[worker]\nbinary = "worker"\n[environment]\nMODE = "${worker.mode}"\n${worker.toml ?? ""}`;
  const body = await archiveOf([
    { name: "service.toml", content: `slug = "${slug}"\n[static]\nfolder = "public"\n${said ?? ""}` },
    { name: "static/index.html", content: page },
    ...(worker ? [{ name: "worker", mode: 0o755, content: worker.program }] : []),
  ]);
  const headers = { "content-type": "application/gzip" };
  const made = await rest<{ id: string }>(url, apiKey, `/v1/services/${slug}/deployments`, { body, headers });
  expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
  return made.body.id;
}

export interface Deployed {
  id: string;
  status: string;
  failure: { reason: string; message: string } | null;
}

/** The deployment once its check is over. */
export function deployed({ url, apiKey }: Gateway, slug: string, id: string): Promise<Deployed> {
  return vi.waitUntil(
    async () => {
      const { body } = await rest<{ data: Deployed[] }>(url, apiKey, `/v1/services/${slug}/deployments`);
      const found = body.data.find((one) => one.id === id);
      return found && !["pending", "checking", "ready"].includes(found.status) ? found : null;
    },
    { timeout: 60_000, interval: 50 },
  );
}
