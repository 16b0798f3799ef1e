import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDataFolder, unusableFolder } from "../engine/data-folder.ts";
import { AppError } from "../errors/app-error.ts";
import type { Config } from "../kernel/config.ts";

const KEY_BYTES = 32;
const OR_GIVE_IT = "Or give all gateways the same key in QUARRY_SECRET_KEYS.";

/**
 * The keys that seal secrets, those of QUARRY_SECRET_KEYS or the one in `<data dir>/secret-key` (mode 0600). That file is made
 * when it is first asked for, so that a gateway that seals nothing writes none. What is returned throws `config_invalid` or
 * `storage_full` when the folder cannot be written.
 */
export function secretKeysOf({
  QUARRY_SECRET_KEYS: given,
  dataDir,
}: Pick<Config, "QUARRY_SECRET_KEYS" | "dataDir">): () => Promise<readonly string[]> {
  let known: readonly string[] | null = given.length > 0 ? given : null;
  return async () => (known ??= [await keyOfFolder(dataDir)]);
}

async function keyOfFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret-key");
  const key = (await readKey(path)) ?? (await makeKey(dataDir, path));
  if (/^[0-9a-f]{64}$/.test(key)) return key;
  throw new AppError("config_invalid", { message: `${path} does not hold a key of 64 hexadecimal digits.` });
}

async function readKey(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new AppError("config_invalid", { message: `${path} cannot be read.`, cause: error });
  }
}

/** Of several processes the first makes it: a link does not take the place of a file that is there. */
async function makeKey(dataDir: string, path: string): Promise<string> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    makeDataFolder(dataDir);
    await writeFile(draft, `${randomBytes(KEY_BYTES).toString("hex")}\n`, { mode: 0o600 });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    const { code, message, details } = error instanceof AppError ? error : unusableFolder(dataDir, error);
    throw new AppError(code, { message: `${message} ${OR_GIVE_IT}`, details, cause: error });
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
