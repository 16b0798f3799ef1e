import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** Node runs TypeScript by leaving types out; decorators are more than types, and stand in these folders. */
const WITH_DECORATORS = /\/src\/(?:schema|resolvers)\/.*\.ts$/;

/** From here on this process imports sources with decorators as they are, without a build. */
registerHooks({
  load(url, context, next) {
    if (!WITH_DECORATORS.test(url)) return next(url, context);
    const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), "utf8"), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        experimentalDecorators: true,
        verbatimModuleSyntax: true,
      },
    });
    return { format: "module", source: outputText, shortCircuit: true };
  },
});
