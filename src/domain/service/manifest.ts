import { parse, TomlError } from "smol-toml";
import { z } from "zod";
import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import type { DeclaredResource, ServiceManifest } from "../../store/service/service-documents.ts";
import { MANIFEST, type ManifestText } from "./manifest-schema.ts";

/** Reads service.toml. Throws `invalid_manifest` that says where, and what was meant. */
export function readManifest(text: string): ServiceManifest {
  const parsed = MANIFEST.safeParse(valuesOf(text));
  if (parsed.success) return manifestOf(parsed.data);
  throw invalid(parsed.error.issues.flatMap(detailsOf));
}

function valuesOf(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const what = error.message.split("\n")[0]?.replace(/^Invalid TOML document: /, "") ?? "";
    throw invalid([
      { path: "", code: "syntax", message: `Line ${error.line}, column ${error.column}: ${what}.` },
    ]);
  }
}

function invalid(details: ErrorDetail[]): AppError {
  const [first] = details;
  return new AppError("invalid_manifest", {
    message: `service.toml: ${first?.path ? `${first.path}: ` : ""}${first?.message ?? ""}`,
    details,
    facts: { pointer: pointerTo(first?.path ?? "") },
  });
}

/** A JSON Pointer. */
function pointerTo(path: string): string {
  return path === "" ? "" : `/${path.split(".").join("/")}`;
}

function detailsOf(issue: z.core.$ZodIssue): ErrorDetail[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(path, key));
  if (issue.code === "invalid_key")
    return issue.issues.map((one) => ({ path: path.join("."), code: one.code, message: one.message }));
  return [{ path: path.join("."), code: issue.code, message: wordsOf(issue) }];
}

function unknownKey(path: string[], key: string): ErrorDetail {
  const known = keysAt(path);
  const near = nearestName(key, known);
  const hint = near === null ? `It takes: ${known.join(", ")}.` : `Did you mean "${near}"?`;
  const where =
    path.length === 0 ? "service.toml" : `[${path.filter((step) => !/^\d+$/.test(step)).join(".")}]`;
  return {
    path: [...path, key.slice(0, 80)].join("."),
    code: "unknown_key",
    message: `There is no "${key.slice(0, 80)}" in ${where}. ${hint}`,
  };
}

/** What may stand there. */
function keysAt(path: readonly string[]): string[] {
  interface Node {
    properties?: Record<string, Node>;
    items?: Node;
  }
  let node: Node | undefined = manifestJsonSchema();
  for (const step of path) node = node?.items && /^\d+$/.test(step) ? node.items : node?.properties?.[step];
  return Object.keys(node?.properties ?? {});
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type")
    return issue.input === undefined
      ? "This is needed."
      : `It must be ${KINDS[issue.expected] ?? issue.expected}.`;
  if (issue.code === "too_big") return `It must be at most ${String(issue.maximum)}.`;
  if (issue.code === "too_small") return `It must be at least ${String(issue.minimum)}.`;
  if (issue.code === "invalid_union") return "Use 301, 302, 307 or 308.";
  return issue.message;
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  int: "a whole number",
  number: "a whole number",
  boolean: "true or false",
  object: "a table",
  record: "a table",
  array: "a list",
};

/** For editors. */
export function manifestJsonSchema(): object {
  return z.toJSONSchema(MANIFEST, { io: "input" });
}

function manifestOf({
  slug,
  name = slug,
  worker,
  static: files,
  capabilities,
  kv,
  queues,
  cron,
  sqlite,
  state,
  environment,
}: ManifestText): ServiceManifest {
  return {
    name,
    slug,
    worker: worker
      ? {
          package: worker.package ?? null,
          binary: worker.binary ?? null,
          healthPath: worker.health_path,
          memoryMb: worker.memory_mb,
        }
      : null,
    static: files
      ? {
          folder: files.folder,
          spaFallback: files.spa_fallback,
          headers: files.headers,
          redirects: files.redirects,
        }
      : null,
    capabilities,
    resources: [
      ...kv.map(({ name: one }): DeclaredResource => ({ kind: "kv", name: one, settings: {} })),
      ...queues.map(declaredQueue),
      ...cron.map(declaredTrigger),
      ...sqlite.map(({ name: one }): DeclaredResource => ({ kind: "sqlite", name: one, settings: {} })),
      ...state.map(({ name: one }): DeclaredResource => ({ kind: "state", name: one, settings: {} })),
    ],
    environment,
  };
}

function declaredQueue({ name, ...said }: ManifestText["queues"][number]): DeclaredResource {
  return {
    kind: "queue",
    name,
    settings: {
      maxRetries: said.max_retries,
      retentionSeconds: said.retention_seconds,
      maxBatchSize: said.max_batch_size,
      maxBatchTimeoutSeconds: said.max_batch_timeout_seconds,
      retryDelaySeconds: said.retry_delay_seconds,
      retryBackoff: said.retry_backoff,
      maxConcurrency: said.max_concurrency,
      deadLetterQueue: said.dead_letter_queue ?? null,
      paused: false,
    },
  };
}

function declaredTrigger({ name, ...said }: ManifestText["cron"][number]): DeclaredResource {
  const { cron_expression: cronExpression, timezone, overlap } = said;
  return { kind: "cron", name, settings: { cronExpression, timezone, overlap, paused: false, since: null } };
}
