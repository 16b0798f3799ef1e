import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { BlobFiles } from "../store/blob/blob-files.ts";
import { ObjectBucket } from "../store/blob/object-bucket.ts";

const LOOK_EVERY_MS = 3_600_000;
/** So long a file stays here that was not used, and can be fetched again. */
const UNUSED_MS = 7 * 24 * 3_600_000;

type Settings = Pick<Config, "dataDir" | "QUARRY_OBJECTS_URL">;

/** Where this server has what was deployed; null for its data folder. */
export function bucketOf({ QUARRY_OBJECTS_URL: url }: Settings): ObjectBucket | null {
  return url === undefined ? null : new ObjectBucket(url);
}

/** What was deployed, as this process reaches it. */
export function blobsOf(config: Settings, log: Log): BlobFiles {
  const bucket = bucketOf(config);
  const blobs = new BlobFiles(config.dataDir, bucket);
  if (bucket === null) return blobs;
  setInterval(() => {
    blobs
      .forget(new Date(Date.now() - UNUSED_MS))
      .catch((error: unknown) => log.warn({ err: error }, "files that are not used could not be removed"));
  }, LOOK_EVERY_MS).unref();
  return blobs;
}
