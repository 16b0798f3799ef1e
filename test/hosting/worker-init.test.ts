import { expect, test } from "vitest";
import { buildWorkerInit, compilerHere } from "../../scripts/worker-init/build.ts";
import { BUILT_WITH, WORKER_INIT } from "../../src/host/native/worker-init-x64.ts";

const compiler = await compilerHere();
const absent =
  compiler === BUILT_WITH ? null : `it was built with ${BUILT_WITH}, here is ${compiler ?? "none"}`;
if (absent !== null) console.log(`skipped: worker-init is what its source says: ${absent}`);

test.skipIf(absent !== null)(
  "worker-init is what its source says, byte for byte",
  async () => {
    expect((await buildWorkerInit()).equals(Buffer.from(WORKER_INIT, "base64"))).toBe(true);
  },
  60_000,
);
