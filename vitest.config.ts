import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SummaryReporter } from "./scripts/check/summary-reporter.ts";

const graphqlEntry = fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url));

export default defineConfig({
  resolve: {
    // Vite would take graphql's ESM build while packages outside Vite take the CommonJS one; a schema of
    // one copy is refused by the other. This alias and the inlined type-graphql leave a single copy.
    alias: [{ find: /^graphql$/, replacement: graphqlEntry }],
  },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["node_modules/**", "dist/**"],
    server: { deps: { inline: ["type-graphql"] } },
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ["default", new SummaryReporter()],
  },
});
