import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newSecretToken } from "../kernel/secret-token.ts";
import { LOCAL_ACCOUNT_ID } from "../domain/account/local-account.ts";
import { makeDataFolder, unusableFolder } from "../engine/data-folder.ts";
import { AppError } from "../errors/app-error.ts";
import type { Config } from "../kernel/config.ts";
import { sha256 } from "../kernel/hash.ts";
import type { Log } from "../kernel/log.ts";
import { findActiveKeys } from "../store/api-key/api-keys.store.ts";
import type { ApiKeyService } from "../domain/api-key/api-key.service.ts";
import type { Store } from "../store/store.ts";

const OR_GIVE_IT =
  "Or give this gateway its API key in QUARRY_API_KEY; with MONGODB_URL it then needs no folder.";

const LABEL = "local key file";

/** The API key of the local account that a gateway starts with. */
export interface LocalKey {
  key: string;
  /** Path of the file that holds it; null when the operator gave it. */
  path: string | null;
}

interface KeyDeps {
  store: Store;
  apiKeys: ApiKeyService;
}

/**
 * The key that is given in QUARRY_API_KEY, which writes nothing to a disk; without it the one of the data folder. Throws
 * `config_invalid` or `storage_full`, and leaves no key behind, when the folder cannot be written.
 */
export async function localKeyOf(config: Config, log: Log, services: KeyDeps): Promise<LocalKey> {
  const { QUARRY_API_KEY: given, dataDir } = config;
  if (given === undefined) return keyOfFolder(dataDir, services);
  const stored = await services.apiKeys.adopt(LOCAL_ACCOUNT_ID, "given in QUARRY_API_KEY", given);
  if (stored.revokedAt !== null) log.warn("the key in QUARRY_API_KEY was revoked: calls with it are refused");
  return { key: given, path: null };
}

/**
 * The key from `<data dir>/api-key` (mode 0600); makes a new one when the file is missing or its key is not valid in
 * this database.
 */
async function keyOfFolder(dataDir: string, { store, apiKeys }: KeyDeps): Promise<LocalKey> {
  const path = join(dataDir, "api-key");
  const stored = (await readFile(path, "utf8").catch(() => "")).trim();
  if (stored !== "" && (await findActiveKeys(store, [sha256(stored)])).size > 0) {
    await apiKeys.adopt(LOCAL_ACCOUNT_ID, LABEL, stored);
    return { key: stored, path };
  }
  const key = newSecretToken("apiKey");
  // The file first: a start that fails again and again would leave a valid key each time that nobody has.
  await writeKeyFile(dataDir, path, key);
  await apiKeys.adopt(LOCAL_ACCOUNT_ID, LABEL, key);
  return { key, path };
}

async function writeKeyFile(dataDir: string, path: string, key: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  try {
    makeDataFolder(dataDir);
    await writeFile(draft, `${key}\n`, { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { code, message, details } = error instanceof AppError ? error : unusableFolder(dataDir, error);
    throw new AppError(code, { message: `${message} ${OR_GIVE_IT}`, details, cause: error });
  }
}
