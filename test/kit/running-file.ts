import { writeFileSync } from "node:fs";
import { expect } from "vitest";
import { pidFile } from "../../scripts/check/results-reporter.ts";

// Runs in the process of a test file before it loads. The reporter must know whom to end when the file hangs.
writeFileSync(pidFile(expect.getState().testPath!), `${process.pid}`);
