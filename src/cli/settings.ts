import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localFailure } from "./failure.ts";

const DEFAULT_URL = "http://127.0.0.1:4000";
const DEFAULT_DATA_DIR = "./data";
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export interface Settings {
  /** Origin and path of the gateway, without a trailing slash. */
  url: string;
  /** Null when there is none; the catalog can be read without. */
  apiKey: string | null;
  /** Where the key came from, for `doctor`. */
  keySource: string;
}

/**
 * Gateway and key from the environment. The key file of the data folder is used for a gateway on this machine only, so
 * that the local key is never sent elsewhere. Throws `config_invalid` when QUARRY_URL is no http URL.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const text = env.QUARRY_URL || DEFAULT_URL;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "")
    throw localFailure(
      "config_invalid",
      `QUARRY_URL must be an http or https URL such as ${DEFAULT_URL}, not ${text}.`,
      {
        details: [{ path: "QUARRY_URL", code: "invalid_format", message: "is no http or https URL." }],
      },
    );
  return { url: url.href.replace(/\/+$/, ""), ...keyFor(url.hostname, env) };
}

function keyFor(hostname: string, env: NodeJS.ProcessEnv): Pick<Settings, "apiKey" | "keySource"> {
  if (env.QUARRY_API_KEY) return { apiKey: env.QUARRY_API_KEY.trim(), keySource: "QUARRY_API_KEY" };
  const path = join(env.QUARRY_DATA_DIR || DEFAULT_DATA_DIR, "api-key");
  if (!LOOPBACK.test(hostname))
    return {
      apiKey: null,
      keySource: "QUARRY_API_KEY is not set, and the key file is for this machine only",
    };
  try {
    const key = readFileSync(path, "utf8").trim();
    return { apiKey: key === "" ? null : key, keySource: path };
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    return { apiKey: null, keySource: `QUARRY_API_KEY is not set and ${path} ${why}` };
  }
}
