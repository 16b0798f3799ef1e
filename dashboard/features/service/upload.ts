import { QuarryError, type WireFields } from "../../../src/client/quarry-error.ts";
import { problemOf, type Problem } from "../../data/problem.ts";
import type { FileMap } from "../../parts/file-drop/dropped-files.ts";

/** A file as the dry run is told of it. */
export interface PlannedFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** Files with their hashes. Only where the page came over https, or from this machine, can a browser make them. */
export async function plannedFiles(files: FileMap): Promise<PlannedFile[]> {
  const planned: PlannedFile[] = [];
  for (const [path, content] of files) {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await content.arrayBuffer()));
    const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    planned.push({ path, sha256, bytes: content.size });
  }
  return planned;
}

/** An archive with what the server lacks, and the hashes of what it has. */
export async function archiveOf(
  manifest: string,
  files: FileMap,
  planned: readonly PlannedFile[],
  missing: readonly string[],
): Promise<Blob> {
  const lacks = new Set(missing);
  const known = planned.filter(({ sha256 }) => !lacks.has(sha256));
  const entries: [string, Blob][] = [
    ["service.toml", new Blob([manifest])],
    [
      "files.json",
      new Blob([JSON.stringify(Object.fromEntries(known.map(({ path, sha256 }) => [path, { sha256 }])))]),
    ],
  ];
  for (const { path, sha256 } of planned) {
    const content = files.get(path);
    if (lacks.has(sha256) && content) entries.push([path, content]);
  }
  const { packed } = await import("../../parts/file-drop/archive.ts");
  return packed(new Map(entries));
}

/** Deploys an archive by the route of /v1; the id of the deployment, or what kept it from being made. */
export async function upload(
  service: string,
  archive: Blob,
): Promise<{ id: string; problem?: undefined } | { id?: undefined; problem: Problem }> {
  const path = `/v1/services/${encodeURIComponent(service)}/deployments`;
  const headers = { "content-type": "application/gzip" };
  try {
    const answer = await fetch(path, { method: "POST", headers, body: archive, credentials: "same-origin" });
    const body = (await answer.json()) as WireFields & { id: string; message?: string };
    if (answer.ok) return { id: body.id };
    return { problem: problemOf(new QuarryError({ message: body.message ?? "", extensions: body })) };
  } catch (error) {
    const extensions = { code: "connection_failed", retryable: true };
    return { problem: problemOf(new QuarryError({ message: String(error), extensions })) };
  }
}
