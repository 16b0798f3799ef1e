import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/kit/longest-first.ts";
import { ResultsReporter } from "./scripts/check/results-reporter.ts";

const graphqlEntry = fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url));

const sdkEntry = fileURLToPath(new URL("./src/plugin-sdk/index.ts", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // Vite would take graphql's ESM build while packages outside Vite take the CommonJS one; a schema of
      // one copy is refused by the other. This alias and the inlined type-graphql leave a single copy.
      { find: /^graphql$/, replacement: graphqlEntry },
      // The server resolves this name with a loader hook, which Vite does not ask.
      { find: /^@quarry\/plugin-sdk$/, replacement: sdkEntry },
    ],
  },
  test: {
    include: ["src/**/*.test.ts", "dashboard/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["node_modules/**", "dist/**"],
    server: { deps: { inline: ["type-graphql"] } },
    globalSetup: ["test/kit/run-folder.ts"],
    setupFiles: ["test/kit/running-file.ts"],
    pool: "forks",
    // Files of one process share what they have loaded, and servers (test/kit/shared-server.ts). What a test changes in a
    // module, it puts back.
    isolate: false,
    // Twice the two cores that CI has: tests of processes often wait.
    maxWorkers: 4,
    // Generous: a wait ends with what it waits for, and the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    reporters: ["default", new ResultsReporter()],
  },
});
