import { join } from "node:path";
import { ROOT } from "./example-document.ts";

/** The recordings that every example a user is shown runs on. */
export const DEMO = join(ROOT, "demo");
