import { forget } from "../domain/retention/forget.ts";
import type { Job } from "./job.ts";

/** Deletes documents whose lifetime is over, and what an erasure that was cut off has left. Mostly it finds nothing. */
export const documentsForget: Job = { name: "documents.forget", everyMs: 60_000, run: forget };
