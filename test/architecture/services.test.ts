import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FILE = pathOf("src/services/services.ts");
const config = ts.getParsedCommandLineOfConfigFile(
  pathOf("tsconfig.json"),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
      expect.fail(ts.flattenDiagnosticMessageText(messageText, " ")),
  },
);
const WIRED = ["src/services/", "src/server/worker.ts", "src/server/webhooks.ts"].map(pathOf);
const program = ts.createProgram([FILE, ...WIRED.slice(1)], { ...config?.options, noEmit: true });
const checker = program.getTypeChecker();

/** Names of what a type says in the open: of members of a class that are not private. */
const namesIn = (type: ts.Type, at: ts.Node): string[] =>
  checker.getPropertiesOfType(type).flatMap((member) => {
    const declared = member.valueDeclaration && ts.getNameOfDeclaration(member.valueDeclaration);
    if (declared && ts.isPrivateIdentifier(declared)) return [];
    const shown = checker.typeToString(checker.getTypeOfSymbolAtLocation(member, at));
    return shown.includes("=>") ? [] : [shown];
  });

it("faces reach services: no store, no feed, nothing that carries them in the open", () => {
  const source = program.getSourceFile(FILE)!;
  const alias = source.statements.find(
    (one): one is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(one) && one.name.text === "Services",
  )!;
  const services = checker.getPropertiesOfType(checker.getTypeAtLocation(alias));
  expect(services.length).toBeGreaterThan(30);
  const open = services.flatMap((service) => {
    const type = checker.getTypeOfSymbolAtLocation(service, alias);
    const shown = [checker.typeToString(type), ...namesIn(type, alias)];
    return shown.some((name) => /\b(?:Store|Feed|Db|\w*Deps)\b/.test(name)) ? [service.name] : [];
  });
  expect(open).toEqual([]);
});

it("what is wired is made of one thing: all that it needs, or the one that it needs", () => {
  const wired = program
    .getSourceFiles()
    .filter(({ fileName }) => WIRED.some((path) => fileName.startsWith(path)));
  const made: string[] = [];
  const wrong: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isNewExpression(node)) {
      made.push(node.expression.getText());
      const declared = checker.getResolvedSignature(node)?.parameters.length ?? 0;
      if (declared !== 1 && node.expression.getText() !== "URL") wrong.push(node.getText().slice(0, 60));
    }
    ts.forEachChild(node, look);
  };
  for (const file of wired) look(file);
  expect(made.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});
