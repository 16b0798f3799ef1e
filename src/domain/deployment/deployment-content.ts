import type { BlobDraft, BlobFiles } from "../../store/blob/blob-files.ts";
import type { DeploymentDoc, StaticFile, StoredList } from "../../store/deployment/deployment-documents.ts";
import { RESOURCE_KINDS } from "../../kinds/resource.ts";
import type { ServiceManifest } from "../../store/service/service-documents.ts";
import { clashOf } from "../service/variable-name.ts";
import { readManifest } from "../service/manifest.ts";
import { assertRunnable } from "./elf-check.ts";
import { DeployRefused, type FailureReason } from "./failures.ts";
import { mediaTypeOf } from "./media-type.ts";
import type { Archive } from "./read-archive.ts";

const INDEX = "index.html";

/** What is asked of a service before anything is built of an upload. */
export interface Rules {
  slug: string;
  memoryMb: number;
  /** Names of its secrets. */
  secrets: readonly string[];
}

interface Paths {
  has(path: string): boolean;
  size: number;
}

/** Why such a manifest cannot be deployed with these files, all reasons; empty where it can. */
export function problemsOf(
  manifest: ServiceManifest,
  has: { worker: boolean; source: Paths; files: Paths },
  { slug, memoryMb, secrets }: Rules,
): [FailureReason, string?][] {
  const found: [FailureReason, string?][] = [];
  if (manifest.slug !== slug)
    found.push(["manifest_mismatch", `service.toml says ${manifest.slug}, the service is ${slug}`]);
  const hasSource = has.source.size > 0;
  if (manifest.worker && !has.worker && !hasSource) found.push(["no_worker"]);
  if (hasSource && has.worker) found.push(["two_workers"]);
  if (hasSource && !manifest.worker?.package) found.push(["source_not_declared"]);
  if (hasSource && !["Cargo.toml", "Cargo.lock"].every((path) => has.source.has(path)))
    found.push(["no_cargo_files"]);
  if (!manifest.worker && has.worker) found.push(["worker_not_declared"]);
  if (manifest.worker && manifest.worker.memoryMb > memoryMb)
    found.push(["memory_limit", `${manifest.worker.memoryMb} MB, at most ${memoryMb} MB`]);
  const clash = clashOf(Object.keys(manifest.environment), secrets);
  if (clash) found.push(["variable_clash", `${clash[0]} in service.toml, ${clash[1]} as a secret`]);
  if (manifest.static && has.files.size === 0) found.push(["no_static"]);
  else if (manifest.static && !has.files.has(INDEX)) found.push(["no_index_html"]);
  if (!manifest.static && has.files.size > 0) found.push(["static_not_declared"]);
  const lacking = new Map(
    (manifest.resources ?? []).flatMap(({ kind }) => {
      const { capability, table } = RESOURCE_KINDS[kind];
      return capability === null ? [] : [[capability, table] as const];
    }),
  );
  for (const [flag, table] of lacking)
    if (!manifest.capabilities[flag])
      found.push(["capability_disabled", `[[${table}]] needs \`${flag} = true\``]);
  return found;
}

/** What of an archive becomes part of its deployment, stored. Throws `invalid_manifest`, and `deploy_failed` for what cannot run. */
export async function contentOf(
  { blobs, draft }: { blobs: BlobFiles; draft: BlobDraft },
  archive: Archive,
  rules: Rules,
): Promise<Pick<DeploymentDoc, "manifest" | "source" | "static" | "worker">> {
  const manifest = readManifest(archive.manifest);
  const { worker, source, files } = archive;
  const [problem] = problemsOf(manifest, { worker: worker !== null, source, files }, rules);
  if (problem) throw new DeployRefused(...problem);
  if (worker) await assertRunnable(draft.pathOf(worker.sha256) ?? (await blobs.fetched(worker.sha256)));
  // From here on it is wanted: what is refused leaves nothing behind.
  await draft.keep();
  return {
    manifest,
    worker: worker && { blob: worker.sha256, bytes: worker.bytes },
    source: source.size > 0 ? await storeList(blobs, source) : null,
    static: manifest.static && (await storeList(blobs, files)),
  };
}

async function storeList(blobs: BlobFiles, files: Archive["files"]): Promise<StoredList> {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = Object.fromEntries(
    entries.map(([path, { sha256, bytes }]): [string, StaticFile] => [
      path,
      { blob: sha256, bytes, type: mediaTypeOf(path) },
    ]),
  );
  const { sha256 } = await blobs.put([Buffer.from(JSON.stringify(list))]);
  const bytes = entries.reduce((sum, [, file]) => sum + file.bytes, 0);
  return { blob: sha256, files: entries.length, bytes };
}
