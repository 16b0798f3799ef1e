import { z } from "zod";
import { scheduleProblem } from "../../kernel/cron-schedule.ts";
import { CRON_LIMITS, CRON_OVERLAPS } from "../../kinds/cron.ts";
import { capitals, RESOURCES_PER_SERVICE } from "../../kinds/resource.ts";
import { QUEUE_SETTINGS, RETRY_BACKOFFS } from "../../kinds/queue.ts";
import { SERVICE_LIMITS } from "../../kinds/service.ts";
import { CAPABILITIES, type Capability } from "../../store/service/service-documents.ts";
import {
  CLASS_NAME_RULE,
  CLASS_NAME_RULE_WORDS,
  NAME_RULE,
  NAME_RULE_WORDS,
  slugProblem,
} from "../../kernel/slug.ts";
import { isReservedVariable, VARIABLE_RULE, VARIABLE_RULE_WORDS } from "./variable-name.ts";

const MAX_RULES = 100;
/** One that is set by the router itself, or would let a page speak for another. */
const OWN_HEADERS = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "set-cookie",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const inFolder = (what: string) =>
  z
    .string()
    .min(1)
    .max(255)
    .refine((path) => !/^([/\\]|[A-Za-z]:)|\\|(^|\/)\.\.(\/|$)|\p{Cc}/u.test(path), {
      error: "It must be a path below the folder of service.toml, with / between its parts.",
    })
    .describe(what);
const path = z
  .string()
  .max(1024)
  .regex(/^\/[\x21-\x7e]*$/, "It must begin with / and hold no spaces.");
const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,100}$/, "It must be the name of a header.")
  .refine((name) => !OWN_HEADERS.has(name.toLowerCase()), "This header is the server's own.");
const headerValue = z.string().regex(/^[\x20-\x7e]{1,2000}$/, "It must be printable ASCII on one line.");

const headers = z.strictObject({
  path: path.describe("Files that it is for; * stands for any characters: `/assets/*`."),
  set: z.record(headerName, headerValue).describe("Name and value of each header."),
});
const redirects = z.strictObject({
  from: path.describe("A path; * stands for any characters."),
  to: z
    .string()
    .regex(/^(\/(?![/\\])|https?:\/\/)[\x21-\x7e]*$/, "It must begin with / or https://.")
    .max(2048)
    .describe("Where it leads."),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
    .default(302)
    .describe("Of the answer."),
});

const worker = z
  .strictObject({
    package: z
      .string()
      .regex(/^[A-Za-z0-9_][A-Za-z0-9_-]{0,63}$/, "It must be the name of a Cargo package.")
      .optional()
      .describe("Cargo package that `quarry deploy` builds and uploads."),
    binary: inFolder("A program for Linux that is built already, instead of `package`.").optional(),
    health_path: path
      .default("/api/health")
      .describe("A deployment is switched to once this answers below 500."),
    memory_mb: z
      .int()
      .min(16)
      .max(SERVICE_LIMITS.memoryMb.paid)
      .default(128)
      .describe("Memory of the worker; one that needs more is ended."),
  })
  .refine((given) => (given.package === undefined) !== (given.binary === undefined), {
    error: "Give `package` or `binary`, one of the two.",
  });

const staticFiles = z.strictObject({
  folder: inFolder("Folder of the files that are served at /."),
  spa_fallback: z.boolean().default(false).describe("Whether index.html answers paths without a file."),
  headers: z.array(headers).max(MAX_RULES).default([]).describe("Headers of files."),
  redirects: z.array(redirects).max(MAX_RULES).default([]).describe("Paths that lead elsewhere."),
});

const USES: Readonly<Record<Capability, string>> = {
  state: "keyed objects whose work is done in order",
  queue: "background work",
  kv: "small values by key",
  cron: "work at fixed times",
};
const capability = (name: Capability) =>
  z.boolean().default(false).describe(`Whether the service may use ${name}: ${USES[name]}.`);
const capabilities = z.strictObject(
  Object.fromEntries(CAPABILITIES.map((name) => [name, capability(name)])) as Record<
    Capability,
    ReturnType<typeof capability>
  >,
);

const environment = z
  .record(
    z
      .string()
      .regex(VARIABLE_RULE, VARIABLE_RULE_WORDS)
      .refine((name) => !isReservedVariable(name), { error: "This variable is the server's own." }),
    z
      .string()
      .max(5000)
      .refine((text) => !text.includes("\0"), "It must hold no NUL."),
  )
  .refine((values) => Object.keys(values).length <= 128, "At most 128 variables.")
  .refine((values) => new Set(Object.keys(values).map(capitals)).size === Object.keys(values).length, {
    error: "Two variables are the same in capitals.",
  });

const named = (rule: RegExp, words: string) =>
  z.string().regex(rule, `A name has ${words}.`).describe("Its name in the service.");
const resourceName = named(NAME_RULE, NAME_RULE_WORDS);
/** Tables of one kind of resource, each with its name and what else the kind takes. */
const declared = <Shape extends z.ZodRawShape>(what: string, shape: Shape, name = resourceName) =>
  z
    .array(z.strictObject({ name, ...shape }))
    .max(RESOURCES_PER_SERVICE)
    .refine((all) => new Set(all.map((one) => (one as { name: string }).name)).size === all.length, {
      error: "Two have the same name.",
    })
    .default([])
    .describe(`${what}, which a deploy makes where they are missing, and never deletes.`);

const setting = ({ what, min, max, usual }: { what: string; min: number; max: number; usual: number }) =>
  z.int().min(min).max(max).default(usual).describe(`${what}.`);
const queueSettings = {
  max_retries: setting(QUEUE_SETTINGS.maxRetries),
  retention_seconds: setting(QUEUE_SETTINGS.retentionSeconds),
  max_batch_size: setting(QUEUE_SETTINGS.maxBatchSize),
  max_batch_timeout_seconds: setting(QUEUE_SETTINGS.maxBatchTimeoutSeconds),
  retry_delay_seconds: setting(QUEUE_SETTINGS.retryDelaySeconds),
  retry_backoff: z.enum(RETRY_BACKOFFS).default("fixed").describe("Whether each retry waits twice as long."),
  max_concurrency: setting(QUEUE_SETTINGS.maxConcurrency),
  dead_letter_queue: resourceName
    .optional()
    .describe("Another queue of this file, which takes what fails permanently; it is dropped when left out."),
};
/** Each names another one, and none leads back to itself. */
const queues = declared("Queues", queueSettings).superRefine((all, context) => {
  const next = new Map(all.map(({ name, dead_letter_queue }) => [name, dead_letter_queue]));
  all.forEach(({ name, dead_letter_queue: to }, at) => {
    const path = [at, "dead_letter_queue"];
    if (to === undefined) return;
    if (!next.has(to))
      return context.addIssue({ code: "custom", path, message: `There is no [[queues]] "${to}".` });
    const seen = new Set<string>();
    for (let one: string | undefined = to; one !== undefined && !seen.has(one); one = next.get(one)) {
      if (one === name)
        return context.addIssue({
          code: "custom",
          path,
          message: "It leads back to this queue: what fails would go in a circle.",
        });
      seen.add(one);
    }
  });
});

const cronSettings = {
  cron_expression: z
    .string()
    .max(CRON_LIMITS.expressionCharacters)
    .describe("Minute, hour, day of the month, month and weekday, or a name such as @daily."),
  timezone: z.string().default("UTC").describe("Time zone of the IANA list in which it is meant."),
  overlap: z
    .enum(CRON_OVERLAPS)
    .default("skip")
    .describe("Whether a time that comes while the run before is not over is skipped."),
};

/** What may stand in service.toml. Its JSON Schema and docs/service-toml.md are made from it. */
export const MANIFEST = z
  .strictObject({
    slug: z
      .string()
      .superRefine((slug, context) => {
        const problem = slugProblem(slug);
        if (problem !== null) context.addIssue(problem);
      })
      .meta({ pattern: NAME_RULE.source })
      .describe("Name of the service in its URL; no other service of the server has it."),
    name: z.string().trim().min(1).max(100).optional().describe("For people; the slug when left out."),
    worker: worker.optional().describe("A program that answers below /api/."),
    static: staticFiles.optional().describe("Files that are served at /."),
    capabilities: capabilities
      .prefault({})
      .describe("Which resources the service may make; those that it has stay usable without the flag."),
    kv: declared("KV namespaces", {}),
    queues,
    cron: declared("Cron triggers", cronSettings).superRefine((triggers, context) =>
      triggers.forEach(({ cron_expression: expression, timezone }, at) => {
        const problem = scheduleProblem(expression, timezone, new Date());
        if (problem === null) return;
        const field = problem.field === "timezone" ? "timezone" : "cron_expression";
        context.addIssue({ code: "custom", path: [at, field], message: problem.message });
      }),
    ),
    sqlite: declared("SQLite databases", {}),
    state: declared("State classes", {}, named(CLASS_NAME_RULE, CLASS_NAME_RULE_WORDS)),
    environment: environment.default({}).describe("Variables of the worker that are no secrets."),
  })
  .refine((given) => given.worker !== undefined || given.static !== undefined, {
    error: "A service needs [worker], [static], or both.",
  })
  .describe("A service of Quarry: service.toml.");

export type ManifestText = z.output<typeof MANIFEST>;
