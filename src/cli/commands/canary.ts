import { noun } from "../command.ts";
import { canaryRun } from "./canary/run.ts";

export const canary = noun("canary", "what works from here", [canaryRun]);
