import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { localFailure } from "../failure.ts";

const profile = z.object({
  /** Origin and path of the gateway, without a trailing slash. */
  url: z.string(),
  /** An API key, or the token of a session. */
  credential: z.string(),
  kind: z.enum(["session", "api_key", "operator"]),
  accountId: z.string(),
  /** Null for what is no session of an owner. */
  email: z.string().nullable(),
});
const profiles = z.object({ current: z.string().nullable(), profiles: z.record(z.string(), profile) });

/** A gateway and what it is called with. */
export type Profile = z.output<typeof profile>;
export type Profiles = z.output<typeof profiles>;

/** `quarry/profiles.json` in the folder where programs keep their settings. */
export function profilePath(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config"), "quarry", "profiles.json");
}

/** None when there is no file. Throws `config_invalid` for one that cannot be read or is of another form. */
export function readProfiles(env: NodeJS.ProcessEnv): Profiles {
  const path = profilePath(env);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { current: null, profiles: {} };
    throw unusable(path, "cannot be read");
  }
  try {
    return profiles.parse(JSON.parse(text));
  } catch {
    throw unusable(path, "is not in the format that this version writes");
  }
}

/** Writes the file anew, for its owner alone; whoever reads meanwhile sees all of the old or all of the new one. */
export function writeProfiles(env: NodeJS.ProcessEnv, changed: Profiles): void {
  const path = profilePath(env);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(changed, null, 2)}\n`, { mode: 0o600, flush: true });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unusable(path, `cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"})`);
  }
}

/** Keeps a profile, and makes it the one in use. */
export function saveProfile(env: NodeJS.ProcessEnv, name: string, kept: Profile): void {
  const { profiles: others } = readProfiles(env);
  writeProfiles(env, { current: name, profiles: { ...others, [name]: kept } });
}

/** Forgets a profile. Throws `not_found`. */
export function forgetProfile(env: NodeJS.ProcessEnv, name: string): void {
  const { current, profiles: all } = readProfiles(env);
  namedProfile({ current, profiles: all }, name);
  const others = Object.fromEntries(Object.entries(all).filter(([one]) => one !== name));
  writeProfiles(env, { current: current === name ? null : current, profiles: others });
}

/** Throws `not_found`. */
export function namedProfile({ profiles: all }: Profiles, name: string): Profile {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found !== undefined) return found;
  throw localFailure("not_found", `There is no profile ${name}.`, {
    agent: "List them with `quarry profiles list`, or make one with `quarry login`.",
  });
}

function unusable(path: string, why: string): Error {
  return localFailure("config_invalid", `${path} ${why}.`, {
    agent: "Mend or remove that file, then sign in again with `quarry login`.",
  });
}
