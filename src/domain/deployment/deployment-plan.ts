import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { RESOURCE_KINDS, RESOURCES_PER_SERVICE, resourceVariable } from "../../kinds/resource.ts";
import { KINDS } from "../../kinds/all-kinds.ts";
import type { Clock } from "../../kernel/clock.ts";
import { ARCHIVE_LIMITS } from "../../kinds/deployment.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import { deploymentsOf } from "../../store/deployment/deployments.store.ts";
import type { DeclaredResource, ServiceDoc, ServiceManifest } from "../../store/service/service-documents.ts";
import { resourcesOf } from "../../store/resource/resources.store.ts";
import { secretNames } from "../../store/secret/secrets.store.ts";
import { countServices, findService, isSlugTaken } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { MeterId } from "../meter/meters.ts";
import { assertMayHost, serviceUrl, type HostingSettings } from "../service/hosting-policy.ts";
import { readManifest } from "../service/manifest.ts";
import { serviceLimit } from "../service/service-limits.ts";
import { ArchivePaths } from "./archive-path.ts";
import { buildProblem } from "./build-queue.ts";
import { problemsOf } from "./deployment-content.ts";
import { DeployRefused, failureOf } from "./failures.ts";
import { uploadedBlobs } from "./static-files.ts";

/** A file that would be uploaded: `worker`, or one below `static/`. */
export interface PlannedFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** What has to be done first: a reason why a deploy fails, or the code of an error. */
export interface Fix {
  reason: string;
  message: string;
}

export interface PlanLimit {
  name: string;
  limit: number;
  actual: number;
}

export interface DeploymentPlan {
  /** Null where the manifest cannot be read. */
  slug: string | null;
  /** Null where the service has yet to be made. */
  serviceId: string | null;
  url: string | null;
  /** What a deploy would do, in order. */
  steps: string[];
  /** SHA-256 of the files that the server lacks. */
  missing: string[];
  uploadBytes: number;
  limits: PlanLimit[];
  /** What would be refused; a deploy goes through when it is empty. */
  requiredFixes: Fix[];
  /** What it will be counted by. */
  meters: MeterId[];
  /** What the deployment itself adds to a month; what it serves is paid by the meters. */
  priceEffectUsdMicros: number;
}

interface Deps {
  store: Store;
  blobs: BlobFiles;
  settings: HostingSettings;
  clock: Clock;
}

/** Says what a deploy of these files would do. Changes nothing. */
export async function planDeployment(
  { store, blobs, settings, clock }: Deps,
  accountId: string,
  { manifest: text, files }: { manifest: string; files: readonly PlannedFile[] },
): Promise<DeploymentPlan> {
  const fixes: Fix[] = [];
  await orFix(fixes, () => assertMayHost(store, settings, accountId));
  const manifest = await orFix(fixes, async () => readManifest(text));
  const paths = new ArchivePaths();
  for (const { path } of files) await orFix(fixes, async () => void paths.take(path));
  const service = manifest && (await findService(store, accountId, { slug: manifest.slug }));
  const memoryMb = await serviceLimit(store, accountId, "memoryMb");
  if (manifest) fixes.push(...(await fixesOf(store, manifest, files, { service, memoryMb })));
  const known = service
    ? await uploadedBlobs(blobs, await deploymentsOf(store, service._id))
    : new Map<string, number>();
  const isBuilt = files.some(({ path }) => path.startsWith("source/"));
  const problem = isBuilt ? await buildProblem({ store, clock }) : null;
  if (problem !== null) fixes.push(failureOf(problem));
  const lacking = files.filter(({ sha256 }) => !known.has(sha256));
  const services = {
    limit: await serviceLimit(store, accountId, "services"),
    actual: await countServices(store, accountId),
  };
  if (service === null && services.actual >= services.limit)
    fixes.push({
      reason: "service_limit_reached",
      message: `Delete a service, or choose a larger plan: yours allows ${services.limit}.`,
    });
  const made = await missingResources(store, manifest, service);
  const limits = [...limitsOf(files, manifest, memoryMb), ...made.limits];
  const isOver = (names: readonly string[]) =>
    limits.some(({ name, limit, actual }) => names.includes(name) && actual > limit);
  if (isOver(["files", "bytes"])) fixes.push(failureOf("too_large"));
  if (isOver(["resources"]))
    fixes.push({
      reason: "resource_limit_reached",
      message: `Declare fewer resources, or delete some: a service has at most ${RESOURCES_PER_SERVICE}.`,
    });
  return {
    slug: manifest?.slug ?? null,
    serviceId: service?._id ?? null,
    url: manifest && serviceUrl(settings, manifest.slug),
    steps: stepsOf(manifest, service, { lacking: lacking.length, isBuilt, made: made.resources }),
    missing: [...new Set(lacking.map(({ sha256 }) => sha256))],
    uploadBytes: lacking.reduce((sum, { bytes }) => sum + bytes, 0),
    limits,
    requiredFixes: fixes,
    meters: [...metersOf(manifest), ...(isBuilt ? (["build_minutes"] as const) : [])],
    priceEffectUsdMicros: 0,
  };
}

/** What a check throws is what has to be done first. */
async function orFix<T>(fixes: Fix[], check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof DeployRefused) fixes.push(error.failure);
    else if (error instanceof AppError)
      for (const { path, message } of detailsOf(error))
        fixes.push({ reason: error.code, message: path === "" ? message : `${path}: ${message}` });
    else throw error;
    return null;
  }
}

function detailsOf({ details, message }: AppError): Pick<ErrorDetail, "path" | "message">[] {
  return details.length > 0 ? details : [{ path: "", message }];
}

async function fixesOf(
  store: Store,
  manifest: ServiceManifest,
  files: readonly PlannedFile[],
  { service, memoryMb }: { service: ServiceDoc | null; memoryMb: number },
): Promise<Fix[]> {
  const below = (folder: string) =>
    new Set(files.flatMap(({ path }) => (path.startsWith(folder) ? [path.slice(folder.length)] : [])));
  const has = {
    worker: files.some(({ path }) => path === "worker"),
    source: below("source/"),
    files: below("static/"),
  };
  const secrets = service ? await secretNames(store, service._id) : [];
  const fixes: Fix[] = problemsOf(manifest, has, { slug: manifest.slug, memoryMb, secrets }).map((one) =>
    failureOf(...one),
  );
  if (service === null && (await isSlugTaken(store, manifest.slug)))
    fixes.push({
      reason: "slug_taken",
      message: `Choose another slug: another service has ${manifest.slug}.`,
    });
  if (service?.deletedAt)
    fixes.push({
      reason: "not_found",
      message: `Bring the service back first (quarry services restore ${service.slug}): it is deleted.`,
    });
  return fixes;
}

/** Those that a deploy would make, and how many the service would have then. */
async function missingResources(
  store: Store,
  manifest: ServiceManifest | null,
  service: ServiceDoc | null,
): Promise<{ resources: DeclaredResource[]; limits: PlanLimit[] }> {
  const declared = manifest?.resources ?? [];
  if (declared.length === 0) return { resources: [], limits: [] };
  const known = service === null ? [] : await resourcesOf(store, service._id);
  const variables = new Set(known.map(({ variable }) => variable));
  const resources = declared.filter(({ kind, name }) => !variables.has(resourceVariable(kind, name)));
  const actual = known.length + resources.length;
  return { resources, limits: [{ name: "resources", limit: RESOURCES_PER_SERVICE, actual }] };
}

function limitsOf(
  files: readonly PlannedFile[],
  manifest: ServiceManifest | null,
  memoryMb: number,
): PlanLimit[] {
  return [
    { name: "files", limit: ARCHIVE_LIMITS.files, actual: files.length },
    { name: "bytes", limit: ARCHIVE_LIMITS.bytes, actual: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    ...(manifest?.worker ? [{ name: "memoryMb", limit: memoryMb, actual: manifest.worker.memoryMb }] : []),
  ];
}

function stepsOf(
  manifest: ServiceManifest | null,
  service: ServiceDoc | null,
  { lacking, isBuilt, made }: { lacking: number; isBuilt: boolean; made: readonly DeclaredResource[] },
): string[] {
  if (manifest === null) return [];
  return [
    ...(service === null ? [`make the service ${manifest.slug}`] : []),
    `upload ${lacking} ${lacking === 1 ? "file" : "files"}`,
    ...made.map(({ kind, name }) => `make the ${KINDS[RESOURCE_KINDS[kind].row].one} ${name}`),
    ...(isBuilt ? ["build the worker on the server, without a network"] : []),
    ...(manifest.worker ? [`start the worker once and ask for ${manifest.worker.healthPath}`] : []),
    service?.activeDeploymentId
      ? "switch to it; what runs now ends when its requests are answered"
      : "serve it",
  ];
}

function metersOf(manifest: ServiceManifest | null): MeterId[] {
  return [
    ...(manifest?.worker
      ? (["worker_requests", "worker_cpu_ms", "worker_transfer_bytes", "log_events"] as const)
      : []),
    ...(manifest?.static ? (["static_transfer_bytes"] as const) : []),
  ];
}
