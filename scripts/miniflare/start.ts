import { createRequire } from "node:module";
import { join } from "node:path";

/** The part of a KV namespace of Workers that is used here. */
export interface WorkersKv {
  put(
    key: string,
    value: string | ArrayBuffer,
    options?: { metadata?: unknown; expirationTtl?: number; expiration?: number },
  ): Promise<void>;
  get(key: string): Promise<string | null>;
  getWithMetadata(key: string): Promise<{ value: string | null; metadata: unknown }>;
  delete(key: string): Promise<void>;
  list(options: { prefix?: string; limit?: number; cursor?: string }): Promise<{
    keys: { name: string; expiration?: number; metadata?: unknown }[];
    list_complete: boolean;
    cursor?: string;
  }>;
}

export interface Miniflare {
  ready: Promise<URL>;
  getKVNamespace(binding: string): Promise<WorkersKv>;
  dispose(): Promise<void>;
}

/** Starts what `installMiniflare` has installed. */
export async function startMiniflare(folder: string, options: object): Promise<Miniflare> {
  const load = createRequire(join(folder, "package.json"));
  const { Miniflare: Made } = load("miniflare") as { Miniflare: new (options: object) => Miniflare };
  const miniflare = new Made({ modules: true, compatibilityDate: "2026-07-01", ...options });
  await miniflare.ready;
  return miniflare;
}
