import { delimiter } from "node:path";
import { z } from "zod";
import { numbers } from "./named-numbers.ts";
import { PAYMENT_SETTINGS } from "./payment-settings.ts";
import {
  count,
  hostRule,
  list,
  network,
  oneOf,
  onOff,
  origin,
  originMap,
  pairs,
  wholeNumber,
} from "./setting-readers.ts";

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
  QUARRY_DURABILITY: oneOf("power", "process")
    .default("power")
    .describe(
      "What acknowledged writes of the embedded engine outlive: a power cut (fsync), or the end of processes alone, which is quicker.",
    ),
  QUARRY_ROLE: oneOf("all", "gateway", "worker", "host")
    .default("all")
    .describe(
      "What to run: a gateway, a worker, a host of services, or all as processes of one server; they share one MongoDB.",
    ),
  QUARRY_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" })
    .optional()
    .describe(
      "URL under which callers reach the gateway, for links in answers and mails; with https the cookie of sessions is for https alone.",
    ),
  QUARRY_LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "silent")
    .default("info")
    .describe("Least level of log lines, which go to stderr as JSON."),
  QUARRY_FETCH: oneOf("live", "record", "replay", "demo")
    .default("live")
    .describe(
      "Where scrapers read: the net, the net with recording, recordings only, or nowhere: a demo with made-up Records.",
    ),
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
  QUARRY_WEBHOOK_NETWORKS: list(",")
    .pipe(z.array(network))
    .describe(
      "Networks of your own that webhooks may be sent to, over plain http too, comma-separated: `10.0.0.0/8`. Other private addresses are refused.",
    ),
  QUARRY_BROWSER_PATH: z
    .string()
    .optional()
    .describe("Chromium or Chrome for operations that need a browser."),
  QUARRY_CONCURRENCY: count(24, 1, 1000).describe(
    "Requests one worker process runs at once, each in a thread; up to an eighth more, at least one, for accounts that have nothing running there.",
  ),
  QUARRY_ACCOUNT_CONCURRENCY: wholeNumber(1, 1000)
    .optional()
    .describe("Requests of one account that one worker process runs at once; QUARRY_CONCURRENCY when unset."),
  QUARRY_THREAD_MEMORY_MB: count(256, 32, 8192).describe("Memory of one scraper thread."),
  QUARRY_RUN_SECONDS: count(3600, 1, 86_400).describe(
    "Deadline of one run; after it the Request is partial and can be resumed.",
  ),
  QUARRY_RESULTS_DAYS: count(30, 1, 3650).describe("Days that Results are kept after the end of a Request."),
  QUARRY_RETENTION_DAYS: pairs
    .pipe(z.record(z.string(), wholeNumber(1, 3650)))
    .describe(
      "Days that Results of single scrapers are kept, instead of QUARRY_RESULTS_DAYS and of what the family says: `forum=90`, comma-separated.",
    ),
  QUARRY_DELETION_DAYS: count(7, 1, 90).describe(
    "Days from the closing of an account, on its owner's request, until all of it is erased; its owner can bring it back meanwhile.",
  ),
  QUARRY_RATE_LIMIT: count(6000, 1, 10_000_000).describe(
    "Calls per minute and API key, for each gateway process.",
  ),
  QUARRY_ADDRESS_RATE_LIMIT: count(600, 1, 10_000_000).describe(
    "Calls per minute and client address without a valid API key, for each gateway process.",
  ),
  QUARRY_ANSWER_RATE: numbers({ account: 16_000, address: 4000 }).describe(
    "Kilobytes of answers per second, for each gateway process: of an account, of a client address without a key. Four seconds of it may be used in advance.",
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
    "WebSockets and event streams open at once, for each gateway process: of an account, of a client address, of a client address without a key, of all without a key; `address` also says how many connections to services of a host one visitor has. Name those to change, as `account=500,address=1000`.",
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
    "Seconds: until a call has arrived whole, until a WebSocket has introduced itself, without a sign of life from it, without an operation on it, and without any connection taking what it was sent.",
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
  QUARRY_SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/[^\s/]+/,
      "must be an smtp:// or smtps:// URL, with user and password in it where needed",
    )
    .refine((text) => URL.canParse(text), "must be an smtp:// or smtps:// URL")
    .optional()
    .describe(
      "SMTP server for mails, such as `smtps://user:password@mail.example.com`; without it they become .eml files in `outbox` of the data folder.",
    ),
  QUARRY_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{1,200}@[^\r\n]{1,200}$/, "must be an address such as Quarry <quarry@example.com>")
    .default("Quarry <quarry@localhost>")
    .describe("Sender of mails."),
  QUARRY_SUPPORT_EMAIL: z
    .email("must be one address such as support@example.com")
    .optional()
    .describe(
      "Address that is mailed of new support tickets and of what customers reply; unset mails nobody.",
    ),
  QUARRY_SIGN_UP: oneOf("open", "closed")
    .default("open")
    .describe("Who may sign up: everybody, or nobody, so that the accounts that exist are all there are."),
  QUARRY_INTROSPECTION: onOff("on").describe("Whether the GraphQL schema can be introspected."),
  QUARRY_HOSTING: oneOf("off", "local", "all")
    .default("local")
    .describe("Who may deploy services: nobody, the account of the first start alone, or every account."),
  QUARRY_SERVICES_PORT: count(4001, 0, 65_535).describe(
    "Port on which services are served, by the name in Host; 0 picks a free one.",
  ),
  QUARRY_SERVICES_DOMAIN: z
    .string()
    .regex(
      /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
      "must be a domain in lower case, such as apps.example.com",
    )
    .default("localhost")
    .describe("Domain below which services are: `<slug>.<domain>`. Never one that the gateway is on."),
  QUARRY_WORKER_EGRESS: list(",")
    .pipe(z.array(hostRule))
    .describe(
      "Hosts that workers of services may reach, comma-separated: `api.example.com`, `*.example.com`, `db.example.com:8443`, `*` for all; at public addresses alone, none by default.",
    ),
  QUARRY_OBJECTS_URL: z
    .string()
    .regex(
      /^s3(\+http)?:\/\/[^:@/\s]+:[^:@/\s]+@[^/?\s]+\/[^/?\s]+(\?region=[\w-]+)?$/,
      "must be s3://key:secret@endpoint/bucket, with ?region=… where the bucket has one, and s3+http: without TLS",
    )
    .refine((text) => URL.canParse(text), "must be s3://key:secret@endpoint/bucket")
    .optional()
    .describe(
      "S3 bucket for what is deployed, as `s3://key:secret@endpoint/bucket?region=eu-central-1`, the same on all gateways and hosts; unset, the data folder has it.",
    ),
  QUARRY_HOST_URL: z
    .string()
    .regex(/^http:\/\/[^\s/]+$/, "must be an origin such as http://host-1:4002")
    .refine((text) => URL.canParse(text), "must be an origin such as http://host-1:4002")
    .optional()
    .describe(
      "Where the other hosts of services reach this one, such as `http://host-1:4002`; never open to the public. Unset, hosts of the same machine alone do.",
    ),
  ...PAYMENT_SETTINGS,
  QUARRY_URL: z
    .string()
    .optional()
    .describe(
      "Read by the command line only: the gateway that it talks to; http://127.0.0.1:4000 when unset.",
    ),
  QUARRY_PROFILE: z
    .string()
    .optional()
    .describe(
      "Read by the command line only: the profile that it calls with, of those that `quarry login` made.",
    ),
  QUARRY_OPERATOR_TOKENS: list(",")
    .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/i, "must hold SHA-256 hashes of 64 hexadecimal digits")))
    .transform((hashes) => hashes.map((hash) => hash.toLowerCase()))
    .describe(
      "SHA-256 of the tokens with which operators call, 64 hexadecimal digits each, comma-separated.",
    ),
  QUARRY_SECRET_KEYS: list(",")
    .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/i, "must hold keys of 64 hexadecimal digits")))
    .transform((keys) => keys.map((key) => key.toLowerCase()))
    .describe(
      "Keys that seal secrets of services and of second factors in the database, 64 hexadecimal digits each, comma-separated: the first seals, all open. The same on all gateways and hosts; without it one is made in the file `secret-key` of the data folder.",
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
