import type { BlobFiles } from "../../store/blob/blob-files.ts";
import type { DeploymentDoc, StaticFile } from "../../store/deployment/deployment-documents.ts";

/** By path, such as `assets/app.js`. */
export type StaticFiles = Readonly<Record<string, StaticFile>>;

type Content = Pick<DeploymentDoc, "static" | "worker">;

/** The files of a deployment, as its list says. */
export async function staticFilesOf(
  blobs: BlobFiles,
  { static: list }: Pick<DeploymentDoc, "static">,
): Promise<StaticFiles> {
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
    for (const { blob, bytes } of Object.values(await staticFilesOf(blobs, deployment)))
      found.set(blob, bytes);
  }
  return found;
}
