import { afterAll, beforeAll, describe, test } from "vitest";
import { startCrashCluster, type CrashCluster } from "./crash-cluster.ts";
import { crashRound } from "./round.ts";
import { ROUNDS, SEED } from "./rounds.ts";

const VICTIMS = ["worker", "gateway", "engine"] as const;

describe(`kill -9 in the middle of a run (TEST_CRASH_SEED=${SEED})`, () => {
  let cluster: CrashCluster;

  beforeAll(async () => {
    cluster = await startCrashCluster();
  });
  afterAll(() => cluster.stop());

  describe.each(ROUNDS)("round %i", (round) => {
    test.each(VICTIMS)("of the %s: nothing is lost, doubled, held or billed wrongly", async (victim) => {
      try {
        await crashRound(cluster, victim, round);
      } catch (error) {
        console.log(`TEST_CRASH_SEED=${SEED}\n${String((error as Error).stack)}\n${cluster.output()}`);
        throw error;
      }
    });
  });
});
