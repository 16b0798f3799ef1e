import { resolve } from "node:path";
import { z } from "zod";
import { ENVIRONMENT } from "./environment.ts";
import { nearestName } from "./nearest-name.ts";
import { paymentProblems } from "./payment-settings.ts";

const schema = z.object(ENVIRONMENT);
const KNOWN = Object.keys(ENVIRONMENT);

export type Environment = z.output<typeof schema>;

export interface Config extends Environment {
  /** Absolute path. */
  dataDir: string;
}

/** A problem of one variable, for the start-up error. */
export interface ConfigProblem {
  variable: string;
  message: string;
}

/** Set by Quarry itself for its child processes. */
const INTERNAL = /^QUARRY_INTERNAL_/;

function unknownVariable(name: string): string {
  const bare = name.replace("QUARRY_", "");
  const meant = KNOWN.includes(bare) ? bare : nearestName(name, KNOWN);
  return meant === null
    ? `is not a variable of Quarry. Known are ${KNOWN.join(", ")}.`
    : `is not a variable of Quarry. Did you mean ${meant}?`;
}

/** Reads and checks the environment. Unknown QUARRY_ variables are problems, since a typo would silently do nothing. */
export function readConfig(
  env: Record<string, string | undefined>,
): { config: Config } | { problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = Object.keys(env)
    .filter((name) => name.startsWith("QUARRY_") && !Object.hasOwn(ENVIRONMENT, name) && !INTERNAL.test(name))
    .map((variable) => ({ variable, message: unknownVariable(variable) }));
  const given = Object.fromEntries(
    Object.keys(ENVIRONMENT).flatMap((name) =>
      env[name] === undefined || env[name] === "" ? [] : [[name, env[name]]],
    ),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      problems.push({ variable: String(issue.path[0]), message: issue.message });
  } else if (
    ["record", "replay"].includes(parsed.data.QUARRY_FETCH) &&
    parsed.data.QUARRY_FETCH_HAR === undefined
  ) {
    problems.push({
      variable: "QUARRY_FETCH_HAR",
      message: `must name a HAR file when QUARRY_FETCH=${parsed.data.QUARRY_FETCH}.`,
    });
  }
  if (parsed.success) problems.push(...paymentProblems(parsed.data));
  if (!parsed.success || problems.length > 0) return { problems };
  return { config: { ...parsed.data, dataDir: resolve(parsed.data.QUARRY_DATA_DIR) } };
}
