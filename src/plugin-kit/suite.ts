/** The contract suite over one plugin, in a process of its own that node:test reports on: `suite.ts <JSON of a SuiteWish>`. */
import { describe, it } from "node:test";
import {
  definePluginSuite,
  isNamed,
  type SuiteApi,
  type SuiteOptions,
} from "../scrape-host/testkit/contract-suite.ts";
import { networkCallsDuring } from "../scrape-host/testkit/network-calls.ts";
import { CasesError, pluginCases } from "../scrape-host/testkit/plugin-cases.ts";
import { loadPlugin } from "./load-plugin.ts";
import { PluginRefused } from "./plugin-refused.ts";
import { findCompiler, typedFiles, typeProblems } from "./type-check.ts";

/** What the suite is to run; plain JSON. */
export interface SuiteWish extends Pick<SuiteOptions, "only" | "drift" | "driftSeed"> {
  folder: string;
}

const api: SuiteApi = {
  describe: (name, define) => void describe(name, define),
  it: (name, test, timeout) => void it(name, timeout === undefined ? {} : { timeout }, test),
};
const { folder, ...options } = JSON.parse(process.argv[2] ?? "{}") as SuiteWish;

try {
  await define();
} catch (error) {
  if (!(error instanceof PluginRefused)) throw error;
  process.stderr.write(error.text);
  process.exitCode = 1;
}

async function define(): Promise<void> {
  const { value: plugin, calls } = await networkCallsDuring(() => loadPlugin(folder));
  const { scraper } = plugin;
  const { cases, driftKnown, unproven, casesUrl } = await pluginCases(folder).catch((error: unknown) => {
    throw error instanceof CasesError ? new PluginRefused(error.message) : error;
  });
  const names = cases.map(({ name }) => name);
  if (options.only !== undefined && !names.some((name) => isNamed(name, options.only)))
    throw new PluginRefused(
      `No case of ${scraper.id} holds "${options.only}" in its name. There are:\n  ${names.join("\n  ")}`,
    );
  const types = typeCheck();
  void describe(`plugin ${scraper.id}`, () => {
    void it("uses no network while it loads", () => {
      if (calls.length > 0) throw plainError(`It connects to ${calls.join(", ")}.`);
    });
    if (types !== null)
      void it("has right types", async () => {
        const problems = await types();
        if (problems.length > 0) throw plainError(problems.join("\n"));
      });
  });
  definePluginSuite(scraper, cases, casesUrl, api, { ...options, driftKnown, unproven });
}

/** Null when there is nothing to check, or nothing to check it with. */
function typeCheck(): (() => Promise<string[]>) | null {
  const files = typedFiles(folder);
  if (files.length === 0) return null;
  const compiler = findCompiler();
  if (compiler !== null) return () => typeProblems(compiler, folder, files);
  process.stderr.write("types were not checked: install typescript next to the plugin\n");
  return null;
}

/** The place in this file tells the author of a plugin nothing. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
