import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutEnd } from "../kernel/without-end.ts";
import { localFailure } from "./failure.ts";
import { namedProfile, readProfiles, type Profile } from "./profiles/profile-file.ts";

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
  /** The profile that the key is of; null when it is of none. */
  profile: string | null;
}

/**
 * Gateway and key: of the profile that the command line names, else of the environment, else of the profile that
 * QUARRY_PROFILE names or that is in use, else the key file of the data folder. The credential of a profile is sent to its own
 * gateway alone, and that file's to a gateway on this machine. Throws `config_invalid` when QUARRY_URL is no http URL, and
 * `not_found` for a profile that is not there.
 * @param chosen name of the profile that the command line names
 */
export function readSettings(env: NodeJS.ProcessEnv, chosen: string | null = null): Settings {
  if (chosen !== null) return ofProfile(chosen, namedProfile(readProfiles(env), chosen));
  const named = env.QUARRY_PROFILE || null;
  const given = env.QUARRY_API_KEY?.trim() || null;
  if (named === null && given !== null)
    return { url: gatewayUrl(env.QUARRY_URL), apiKey: given, keySource: "QUARRY_API_KEY", profile: null };
  const kept = readProfiles(env);
  const name = named ?? kept.current;
  const one = name === null ? null : namedProfile(kept, name);
  const url = env.QUARRY_URL || one === null ? gatewayUrl(env.QUARRY_URL) : one.url;
  if (given !== null) return { url, apiKey: given, keySource: "QUARRY_API_KEY", profile: null };
  if (name !== null && one?.url === url) return ofProfile(name, one);
  const same =
    named === null ? Object.entries(kept.profiles).find(([, other]) => other.url === url) : undefined;
  return same === undefined ? { url, profile: null, ...localKey(url, env) } : ofProfile(...same);
}

/** The address of a gateway without a trailing slash. Throws `config_invalid`. */
export function gatewayUrl(text: string | undefined, name = "QUARRY_URL"): string {
  const given = text || DEFAULT_URL;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.search !== "")
    throw localFailure(
      "config_invalid",
      `${name} must be an http or https URL such as ${DEFAULT_URL}, not ${given}.`,
      { details: [{ path: name, code: "invalid_format", message: "is not an http or https URL." }] },
    );
  return withoutEnd(url.href, "/");
}

function ofProfile(name: string, { url, credential }: Profile): Settings {
  return { url, apiKey: credential, keySource: `profile ${name}`, profile: name };
}

function localKey(url: string, env: NodeJS.ProcessEnv): Pick<Settings, "apiKey" | "keySource"> {
  const path = join(env.QUARRY_DATA_DIR || DEFAULT_DATA_DIR, "api-key");
  if (!LOOPBACK.test(new URL(url).hostname))
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
