import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { InputHost } from "./input-host.ts";

const FINE = JSON.stringify(pathToFileURL("test/fixtures/plugins-process/series/index.js").href);
const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const read = (host: InputHost, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      host.prepare({ rows: 1 }, "acc_1").then(
        ({ operation }) => operation,
        ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
      ),
    ),
  );

test("what a plugin takes to load counts as nobody's turn", async () => {
  const slow = `await new Promise((done) => setTimeout(done, 1500)); export { default } from ${FINE};`;
  expect(await read(new InputHost(moduleOf(slow), 1000), 3)).toEqual(["run", "run", "run"]);
});

test("an input whose turn comes late, since those before it take long to read, is refused unread", async () => {
  const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40)";
  const slow = `import fine from ${FINE}; export default new Proxy(fine, { get(plugin, name) { ${wait}; return plugin[name]; } });`;
  const [first, ...later] = await read(new InputHost(moduleOf(slow), 20), 3);
  expect(first).toBe("run");
  const busy = "plugin_timeout: The plugin is still busy with earlier inputs.";
  expect(later).toEqual([busy, busy]);
});
