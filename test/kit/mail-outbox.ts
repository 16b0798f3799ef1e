import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "./server-process.ts";

const WITHIN_MS = 120_000;

/**
 * The mails to an address that a server without SMTP wrote into its folder, oldest first, as soon as there are so many. Their texts
 * without the soft breaks and signs of quoted-printable.
 */
export async function mailsTo(
  { dataDir }: Pick<ServerProcess, "dataDir">,
  email: string,
  count: number,
): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
    const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
    const own = texts.filter((text) => text.includes(`To: ${email}\r\n`));
    if (own.length >= count) return own.map((text) => text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
    if (performance.now() > deadline) throw new Error(`${own.length} of ${count} mails came to ${email}.`);
    await sleep(20);
  }
}

/** The path, with its token, of the page that a mail leads to. */
export function pathIn(mail: string, { url }: Pick<ServerProcess, "url">, page: string): string {
  const path = new RegExp(`${url}(/${page}\\?token=qm_[\\w-]{43})`).exec(mail)?.[1];
  if (path === undefined) throw new Error(`The mail leads to no page ${page}:\n${mail}`);
  return path;
}
