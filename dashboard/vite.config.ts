import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwind from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Writes each file packed beside itself: the gateway sends it as it lies there. */
function packed(): Plugin {
  return {
    name: "packed",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const path = join(dir, name);
        const bytes = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: "/dashboard/",
  plugins: [tailwind(), packed()],
  cacheDir: join(import.meta.dirname, "../.cache/vite"),
  build: {
    target: "es2023",
    emptyOutDir: true,
    // As text in a script it would be refused by the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  logLevel: "error",
});
