import { registerHooks } from "node:module";

const SPECIFIER = "quarry/plugin-sdk";
let registered = false;

/** Lets plugins outside this repository import `quarry/plugin-sdk`: it resolves to the SDK that is running. */
export function registerSdkImport(): void {
  if (registered) return;
  registered = true;
  const url = new URL(import.meta.url.endsWith(".ts") ? "./index.ts" : "./index.js", import.meta.url).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === SPECIFIER ? { url, shortCircuit: true } : next(specifier, context),
  });
}
