import type { Db } from "mongodb";

/** MongoDB's own bound is 500 MB, far more than our indexes on an empty database take. */
const INDEX_BUILD_MB = 16;

/** Lets the embedded engine make its indexes on a disk with little room left. Holds until the engine restarts. */
export async function allowSmallDisk(db: Db): Promise<void> {
  await db.admin().command({ setParameter: 1, indexBuildMinAvailableDiskSpaceMB: INDEX_BUILD_MB });
}
