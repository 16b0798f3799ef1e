import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { tryPlugins } from "./plugin-trial.ts";

const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const FINE = pathToFileURL("test/fixtures/plugins-process/series/index.js").href;

test("what would stop or end the process while it is loaded is known before, and the next ones are tried all the same", async () => {
  const hangs = moduleOf("for (;;);");
  const exits = moduleOf("process.exit(7);");
  const throws = moduleOf('throw new Error("No.");');
  const hoards = moduleOf("const all = []; for (;;) all.push(new Array(10_000).fill(all.length + 0.5));");
  const never = moduleOf("await new Promise(() => undefined);");
  const tried = await tryPlugins([FINE, exits, hangs, throws, hoards, `${FINE}?again`, never], 5000);
  const problems = [...tried].map(([moduleUrl, { problem }]) => [moduleUrl, problem]);
  expect(Object.fromEntries(problems)).toEqual({
    [FINE]: null,
    [exits]: "Loading failed: it ended its process with code 7.",
    [hangs]: "Loading failed: it takes longer than 5 seconds.",
    [throws]: "Loading failed: No.",
    [hoards]: "Loading failed: it takes more than 256 MB.",
    [`${FINE}?again`]: null,
    [never]: "Loading failed: it ended its process with code 13.",
  });
});

test("what a plugin sees while it is loaded holds no variable of ours", async () => {
  const tells = moduleOf("throw new Error(JSON.stringify([Object.keys(process.env), process.execArgv]));");
  expect((await tryPlugins([tells])).get(tells)).toEqual({ problem: "Loading failed: [[],[]]" });
});
