import { registerHooks } from "node:module";

const SPECIFIER = "@quarry/plugin-sdk";
/** The name that it had in version 1. */
const OLD_SPECIFIER = "quarry/plugin-sdk";
/** What a plugin for SDK 1 has to change. */
export const SINCE_SDK_2 =
  'Since SDK 2 plugins import from "@quarry/plugin-sdk", and `run` takes a third argument: yield `found(from, record)` instead of `{ from, record }`, then set `sdk` to "^2".';
let registered = false;

/** Lets plugins outside this repository import `@quarry/plugin-sdk`: it resolves to the SDK that is running. */
export function registerSdkImport(): void {
  if (registered) return;
  registered = true;
  const url = new URL(
    import.meta.url.endsWith(".ts") ? "../plugin-sdk/index.ts" : "../plugin-sdk/index.js",
    import.meta.url,
  ).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === OLD_SPECIFIER) throw new Error(`It imports "${OLD_SPECIFIER}". ${SINCE_SDK_2}`);
      return specifier === SPECIFIER ? { url, shortCircuit: true } : next(specifier, context);
    },
  });
}
