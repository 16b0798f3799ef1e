import { redrive } from "../domain/request/redrive.ts";
import type { Job } from "./job.ts";

/** Finishes what crashes cut short: settlements, lost runs, half-made Requests, orphan holds. */
export const requestRedrive: Job = { name: "request.redrive", everyMs: 10_000, run: redrive };
