import { expireResults } from "../domain/request/redrive.ts";
import type { Job } from "./job.ts";

/** Deletes the Records of Requests whose Results have expired. */
export const resultsExpire: Job = { name: "results.expire", everyMs: 600_000, run: expireResults };
