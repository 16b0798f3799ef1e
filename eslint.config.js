import { builtinModules } from "node:module";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { describeDisables } from "./scripts/check/eslint-describe-disables.js";
import { sealedStore } from "./scripts/check/eslint-sealed-store.js";

const TESTS = ["**/*.test.ts", "test/**/*.ts", "src/scrape-host/testkit/**/*.ts"];

/** Folders that may speak HTTP with their own hands. Everybody else goes through these. */
const HTTP_OWNERS = [
  "src/scrape-host/http/**",
  "src/http/**",
  "src/server/**",
  "src/host/**",
  "src/rest-compat/streams/**",
  "src/client/**",
  "dashboard/**",
  "test/**",
  "bench/**",
  "scripts/**",
  "**/*.test.ts",
];

const bareBuiltins = builtinModules
  .filter((name) => !name.startsWith("node:"))
  .map((name) => ({ name, message: `Write "node:${name}", so that no package can ever answer to it.` }));

const httpModules = ["undici", "node:http", "node:https", "node:http2"].map((name) => ({
  name,
  message:
    "Raw HTTP lives in src/scrape-host/http (outgoing: origins, pace, robots, SSRF guard), src/server, src/host and src/http.",
}));

const httpGlobals = ["fetch", "XMLHttpRequest", "EventSource", "WebSocket"].map((name) => ({
  name,
  message: "It goes around the pace, the robots rules and the SSRF guard. Plugins use ctx.http.",
}));

/** type-graphql guesses types from emitted metadata, which type stripping and vitest do not emit. */
const typeThunks = [
  {
    selector:
      "Decorator > CallExpression[callee.name=/^(Field|Arg|Query|Mutation|Subscription)$/]:not(:has(> ArrowFunctionExpression))",
    message: "Name the type: @Field(() => String), @Arg('id', () => ID), @Query(() => Thing).",
  },
];

/** `replace(/x+$/, "")` tries every run of x anew: seconds for a text of 100,000 that callers or sources may send. */
const quadraticEnds = [
  {
    selector: String.raw`CallExpression[callee.property.name=/^replace(All)?$/] > Literal[regex.pattern=/(^|\|)(\\?.|\[[^\]]*\])[+*]\$($|\|)/]`,
    message: "It takes quadratic time. Write withoutEnd(text, characters).",
  },
];

/** What a body is must not depend on the route: its encoding is looked at in one place. */
const ownBodies = [
  {
    selector: "CallExpression[callee.property.name='addContentTypeParser']",
    message: "Read text by acceptText (src/http/text-body.ts), bytes by acceptBytes.",
  },
];

const PLUGIN_TIME =
  "Runs must be repeatable from a recording: take time and pace from the run context (ctx), not from the process.";

export default defineConfig(
  {
    ignores: [
      "**/dist/**",
      "dist.*/**",
      "node_modules/**",
      ".runtime/**",
      ".cache/**",
      "data/**",
      "coverage/**",
      "**/generated/**",
      // Brought there by `npm pack`.
      "packages/*/{node_modules,scripts}/**",
      // Recorded answers of sources.
      "**/*.bodies/**",
      // Runs in the MongoDB shell, with its own globals.
      "deploy/mongo-init.js",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    plugins: { quarry: { rules: { "describe-disables": describeDisables, "sealed-store": sealedStore } } },
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, "readonly"])),
    },
    rules: {
      "quarry/describe-disables": "error",
      "no-duplicate-imports": ["error", { allowSeparateTypeImports: true }],
      "no-empty": "error",
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["error", { max: 400, skipBlankLines: false, skipComments: false }],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      "no-restricted-imports": ["error", { paths: [...bareBuiltins, ...httpModules] }],
      "no-restricted-globals": ["error", ...httpGlobals],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      // An async function without await still turns a throw into a rejection, which its interface promises.
      "@typescript-eslint/require-await": "off",
      "no-restricted-syntax": ["error", ...typeThunks, ...quadraticEnds, ...ownBodies],
    },
  },
  {
    files: ["dashboard/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // What a part looks like is long, and has no other parts than its lines.
      "max-lines-per-function": ["error", { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Runs in a browser as it is.
    files: ["dashboard/public/*.js"],
    rules: { "no-undef": "off" },
  },
  {
    files: ["src/**/*.ts"],
    ignores: ["src/store/**", ...TESTS],
    rules: { "quarry/sealed-store": "error" },
  },
  {
    // Decorated classes are filled by the resolvers.
    files: ["src/schema/**/*.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  { files: ["src/cli/**", "scripts/**", "bench/**"], rules: { "no-console": "off" } },
  {
    files: HTTP_OWNERS,
    rules: {
      "no-restricted-imports": ["error", { paths: bareBuiltins }],
      "no-restricted-globals": "off",
    },
  },
  {
    files: ["src/plugins/**/*.ts", "src/plugin-shared/**/*.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...httpGlobals,
        ...["setTimeout", "setInterval", "setImmediate", "performance", "process"].map((name) => ({
          name,
          message: PLUGIN_TIME,
        })),
      ],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: PLUGIN_TIME },
        { object: "Math", property: "random", message: PLUGIN_TIME },
        { object: "crypto", property: "randomUUID", message: PLUGIN_TIME },
      ],
      "no-restricted-syntax": [
        "error",
        ...typeThunks,
        ...quadraticEnds,
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: PLUGIN_TIME },
      ],
    },
  },
  {
    // Tests read foreign JSON and build odd values on purpose; their asserts are what checks the types.
    files: TESTS,
    rules: {
      "max-lines-per-function": "off",
      // A test that is skipped prints why.
      "no-console": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
);
