import type { BlobFiles } from "../../store/blob/blob-files.ts";
import type { DeploymentDoc, StaticFile, StoredList } from "../../store/deployment/deployment-documents.ts";

/** By path, such as `assets/app.js`. */
export type StaticFiles = Readonly<Record<string, StaticFile>>;

type Content = Pick<DeploymentDoc, "source" | "static" | "worker">;

/** The files of a deployment, as its list says. */
export function staticFilesOf(
  blobs: BlobFiles,
  { static: list }: Pick<DeploymentDoc, "static">,
): Promise<StaticFiles> {
  return listedFiles(blobs, list);
}

/** The files of a list that is stored as a blob. */
export async function listedFiles(blobs: BlobFiles, list: StoredList | null): Promise<StaticFiles> {
  return list === null ? {} : (JSON.parse((await blobs.read(list.blob)).toString()) as StaticFiles);
}

/** Bytes of what was uploaded with deployments, by SHA-256. */
export async function uploadedBlobs(
  blobs: BlobFiles,
  deployments: Iterable<Content> | AsyncIterable<Content>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const deployment of deployments) {
    if (deployment.worker) found.set(deployment.worker.blob, deployment.worker.bytes);
    for (const list of [deployment.static, deployment.source ?? null])
      for (const { blob, bytes } of Object.values(await listedFiles(blobs, list))) found.set(blob, bytes);
  }
  return found;
}
