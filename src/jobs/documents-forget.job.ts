import { forget } from "../domain/retention/forget.ts";
import type { Job } from "./job.ts";

/** Deletes documents whose lifetime is over. Where TTL indexes are swept it finds next to nothing. */
export const documentsForget: Job = { name: "documents.forget", everyMs: 60_000, run: forget };
