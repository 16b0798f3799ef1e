import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Linter, type Rule } from "eslint";
import tseslint from "typescript-eslint";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";

const RULE = new URL("../../scripts/check/eslint-sealed-store.js", import.meta.url).href;
const { sealedStore } = (await import(RULE)) as { sealedStore: Rule.RuleModule };
const folder = mkdtempSync(join(tmpdir(), "quarry-sealed-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How often the rule speaks up in a file of a project that has a store. */
function reportsIn(source: string): number {
  for (const name of ["store", "domain"]) mkdirSync(join(folder, "src", name), { recursive: true });
  const file = join(folder, "src/domain/sample.ts");
  writeFileSync(join(folder, "src/store/store.ts"), STORE);
  writeFileSync(file, `import type { Store } from "../store/store.ts";\n${source}\n`);
  const program = ts.createProgram([file], { noLib: true, allowImportingTsExtensions: true, noEmit: true });
  const messages = new Linter({ cwd: folder }).verify(
    ts.sys.readFile(file) ?? "",
    {
      files: ["**/*.ts"],
      plugins: { quarry: { rules: { "sealed-store": sealedStore } } },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [program] },
      },
      rules: { "quarry/sealed-store": "error" },
    },
    file,
  );
  expect(messages.filter(({ ruleId }) => ruleId !== "quarry/sealed-store")).toEqual([]);
  return messages.length;
}

/** As src/store/store.ts has it: the collections follow from what is declared of each. */
const STORE = `interface Collection { find: object }
declare const COLLECTIONS: { accounts: object };
type Collections = { [Name in keyof typeof COLLECTIONS]: Collection };
export interface Store extends Collections { writers: object }
`;
/** The snippets have no library of types. */
const PICK = "type Pick<T, K extends keyof T> = { [P in K]: T[P] };";

test.each([
  ["a member", "export const a = (store: Store) => store.accounts;"],
  ["what writes in groups", "export const a = (store: Store) => store.writers;"],
  ["a member of a member", "export const a = (deps: { store: Store }) => deps.store.accounts;"],
  ["under another name", "export const a = (all: Store) => all.accounts;"],
  ["taken apart", "export const a = (store: Store) => { const { accounts } = store; return accounts; };"],
  ["taken apart as an argument", "export const a = ({ accounts }: Store) => accounts;"],
  ["of a part of the store", `${PICK} export const a = (some: Pick<Store, "accounts">) => some.accounts;`],
  ["of a part, taken apart", `${PICK} export const a = ({ accounts }: Pick<Store, "accounts">) => accounts;`],
  ["of whatever is a store", "export const a = <T extends Store>(some: T) => some.accounts;"],
])("a collection is seen by the store alone: %s", (_how, source) => {
  expect(reportsIn(source)).toBe(1);
});

test("a store may be handed on, and other things may have its name", () => {
  expect(
    reportsIn(
      "declare const read: (store: Store) => object;\nexport const a = (deps: { store: Store }, store: { accounts: object }) => [read(deps.store), store.accounts];",
    ),
  ).toBe(0);
});
