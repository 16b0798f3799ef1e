import { expect } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { keepRecording } from "../../src/store/source-health/recordings.store.ts";
import { storeOf } from "../../src/store/store.ts";
import type { ApiServer } from "../api/api-server.ts";
import type { Holds } from "./usual-answers.ts";

/** Keeps what a source answered to a run that failed, and asks for it, held to the reference. */
export async function holdRecording(holds: Holds, { db }: ApiServer, requestId: string): Promise<void> {
  const about = {
    accountId: LOCAL_ACCOUNT_ID,
    scraper: "counter",
    operation: "count",
    code: "source_changed",
  };
  const recording = { _id: "rcg_68f0c2d4a1b2c3d4e5f60718", requestId, message: "No list.", at: new Date() };
  const pages = [{ method: "GET", url: "https://counter.example/1", status: 200, bytes: 2, isCut: false }];
  await keepRecording(storeOf(db), { ...about, ...recording }, { har: '{"log":{}}', pages });
  const har = "/v1/operator/recordings/{id}/har";
  expect(await holds(har, har.replace("{id}", recording._id))).toBe("200");
}
