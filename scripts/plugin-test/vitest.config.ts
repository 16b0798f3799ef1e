import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root: ROOT,
  resolve: {
    // The server resolves this name with a loader hook, which Vite does not ask.
    alias: [{ find: /^quarry\/plugin-sdk$/, replacement: `${ROOT}src/plugin-sdk/index.ts` }],
  },
  test: {
    include: ["scripts/plugin-test/suite.ts"],
    pool: "forks",
    // Plugins may lie below a node_modules folder and still import the SDK by its name.
    server: { deps: { inline: true } },
    reporters: ["tree"],
  },
});
