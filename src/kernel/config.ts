import { delimiter, resolve } from "node:path";
import { z } from "zod";
import { nearestName } from "./nearest-name.ts";
import { numbers } from "./named-numbers.ts";
import { isNetwork } from "./network.ts";

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: ({ input }) => `must hold origins such as https://example.com, not ${String(input)}`,
});

const network = z.string().refine(isNetwork, {
  error: ({ input }) => `must hold IP addresses or networks such as 10.0.0.0/8, not ${String(input)}`,
});

/** `a,b,c`; blanks are dropped. */
const list = (separator: string) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    );

/** `name=value,name=value` */
const pairs = list(",").transform((parts, context) => {
  const out: Record<string, string> = {};
  for (const part of parts) {
    const at = part.indexOf("=");
    if (at < 1) context.addIssue("must be name=value, or several of them with commas between");
    else out[part.slice(0, at).trim()] = part.slice(at + 1).trim();
  }
  return out;
});

const originMap = pairs.superRefine((entries, context) => {
  for (const [name, value] of Object.entries(entries)) {
    if (!origin.safeParse(value).success)
      context.addIssue(`must give ${name} an origin such as https://example.com`);
  }
});

const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, { error: ({ input }) => `must be one of ${words.join(", ")}, not ${String(input)}` });
const onOff = (fallback: "on" | "off") =>
  oneOf("on", "off")
    .default(fallback)
    .transform((word) => word === "on");

const wholeNumber = (min: number, max: number) => {
  const error = ({ input }: { input?: unknown }): string =>
    `must be a whole number from ${min} to ${max}, not ${String(input)}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};
const count = (fallback: number, min: number, max: number) => wholeNumber(min, max).default(fallback);

/** Every variable of the environment that Quarry reads. README's table is checked against this. */
export const ENVIRONMENT = {
  PORT: count(4000, 0, 65_535).describe("Port of the gateway; 0 picks a free one."),
  HOST: z.string().default("127.0.0.1").describe("Address the gateway listens on."),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, "must start with mongodb:// or mongodb+srv://")
    .optional()
    .describe("An existing MongoDB; without it Quarry starts its embedded engine."),
  QUARRY_DATABASE: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,38}$/, "must be 1 to 38 letters, digits, - or _")
    .default("quarry")
    .describe("Name of the database."),
  QUARRY_DATA_DIR: z.string().default("./data").describe("Folder of the embedded engine and the key file."),
  QUARRY_DURABILITY: oneOf("process", "power")
    .default("process")
    .describe(
      "What acknowledged writes of the embedded engine outlive: the end of processes, or a power cut too (fsync).",
    ),
  QUARRY_ROLE: oneOf("all", "gateway", "worker")
    .default("all")
    .describe(
      "What to run: a gateway, a worker, or both as processes of one server; they share one MongoDB.",
    ),
  QUARRY_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" })
    .optional()
    .describe("URL under which callers reach the gateway, for links in answers."),
  QUARRY_LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "silent")
    .default("info")
    .describe("Least level of log lines, which go to stderr as JSON."),
  QUARRY_FETCH: oneOf("live", "record", "replay")
    .default("live")
    .describe("Where scrapers read: the net, the net with recording, or recordings only."),
  QUARRY_FETCH_HAR: z.string().optional().describe("HAR 1.2 file or folder for record and replay."),
  QUARRY_PLUGIN_DIRS: list(delimiter).describe("Folders with scraper plugins, separated as in PATH."),
  QUARRY_PLUGINS: list(",").describe("npm packages with scraper plugins, comma-separated."),
  QUARRY_PLUGIN_RELOAD: onOff("off").describe(
    "For development: whether plugins of QUARRY_PLUGIN_DIRS are loaded again when their files change.",
  ),
  QUARRY_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{3,200}$/, "must be 3 to 200 printable ASCII characters")
    .default("Quarry/0.1 (self-hosted; reads public data only)")
    .describe("How scrapers introduce themselves; add a contact of yours."),
  QUARRY_ROBOTS: list(",")
    .pipe(z.array(origin))
    .describe("Origins whose robots.txt the operator overrides, comma-separated."),
  QUARRY_ORIGINS: originMap.describe(
    "Other URLs for declared origins: `codehost.api=https://…`, comma-separated.",
  ),
  QUARRY_PRIVATE_ORIGINS: list(",")
    .pipe(z.array(origin))
    .describe("Origins that may resolve to private addresses, comma-separated."),
  QUARRY_ORIGIN_AUTHORIZATION: pairs.describe(
    "Authorization header of the operator's own per declared origin: `codehost.api=Bearer …`, comma-separated.",
  ),
  QUARRY_BROWSER_PATH: z
    .string()
    .optional()
    .describe("Chromium or Chrome for operations that need a browser."),
  QUARRY_CONCURRENCY: count(24, 1, 1000).describe(
    "Requests one worker process runs at once, each in a thread; up to an eighth more, at least one, for accounts of which nothing runs there.",
  ),
  QUARRY_ACCOUNT_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe("Requests of one account that one worker process runs at once; QUARRY_CONCURRENCY when unset."),
  QUARRY_THREAD_MEMORY_MB: count(256, 32, 8192).describe("Memory of one scraper thread."),
  QUARRY_RUN_SECONDS: count(3600, 1, 86_400).describe(
    "Deadline of one run; after it the Request is partial and can be resumed.",
  ),
  QUARRY_RESULTS_DAYS: count(30, 1, 3650).describe("Days that Results are kept after the end of a Request."),
  QUARRY_RATE_LIMIT: count(6000, 1, 10_000_000).describe(
    "Calls per minute and API key, for each gateway process.",
  ),
  QUARRY_ADDRESS_RATE_LIMIT: count(600, 1, 10_000_000).describe(
    "Calls per minute and client address without a valid API key, for each gateway process.",
  ),
  QUARRY_TRUSTED_PROXIES: list(",")
    .pipe(z.array(network))
    .describe(
      "Your own proxies, as addresses or networks, comma-separated: their X-Forwarded-For says who calls. Nobody else's is believed.",
    ),
  QUARRY_MAX_CONNECTIONS: numbers({
    account: 200,
    address: 500,
    anonymousAddress: 20,
    anonymous: 1000,
  }).describe(
    "WebSockets and event streams open at once, for each gateway process: of an account, of a client address, of a client address without a key, of all without a key. Name those to change, as `account=500,address=1000`.",
  ),
  QUARRY_MAX_SUBSCRIPTIONS: numbers({
    connection: 100,
    anonymousConnection: 5,
    account: 1000,
    address: 2000,
    anonymousAddress: 100,
  }).describe(
    "Subscriptions and other operations open at once over WebSockets and event streams, for each gateway process: of a WebSocket, of one without a key, of an account, of a client address, of a client address without a key.",
  ),
  QUARRY_TIMEOUTS: numbers({ call: 30, init: 5, silent: 30, unused: 60, slow: 30 }).describe(
    "Seconds: until a call has arrived whole, until a WebSocket has introduced itself, without a sign of life from it, without an operation on it, and without it or an event stream taking what it was sent.",
  ),
  QUARRY_METRICS: oneOf("public", "local", "off")
    .default("local")
    .describe("Who may read GET /metrics without a key: anybody, this machine alone, or nobody."),
  QUARRY_METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe(
      "Port for /metrics, /healthz and /readyz of a process with QUARRY_ROLE=worker; unset opens none.",
    ),
  QUARRY_CORS_ORIGINS: list(",")
    .pipe(z.array(z.literal("*").or(origin)))
    .describe(
      "Origins whose pages may call the gateway from a browser, comma-separated; `*` is any, none by default.",
    ),
  QUARRY_INTROSPECTION: onOff("on").describe("Whether the GraphQL schema can be introspected."),
  QUARRY_URL: z
    .string()
    .optional()
    .describe(
      "Read by the command line only: the gateway that it talks to; http://127.0.0.1:4000 when unset.",
    ),
  QUARRY_API_KEY: z
    .string()
    .trim()
    .regex(/^qk_[\w-]{43}$/, "must be qk_ and 43 letters, digits, - or _ (32 random bytes in base64url)")
    .optional()
    .describe(
      "API key of the local account, instead of one in the key file of the data folder: a gateway accepts it, the command line calls with it.",
    ),
} as const;

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
  } else if (parsed.data.QUARRY_FETCH !== "live" && parsed.data.QUARRY_FETCH_HAR === undefined) {
    problems.push({
      variable: "QUARRY_FETCH_HAR",
      message: `must name a HAR file when QUARRY_FETCH=${parsed.data.QUARRY_FETCH}.`,
    });
  }
  if (!parsed.success || problems.length > 0) return { problems };
  return { config: { ...parsed.data, dataDir: resolve(parsed.data.QUARRY_DATA_DIR) } };
}
