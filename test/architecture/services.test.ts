import ts from "typescript";
import { expect, it } from "vitest";

const FILE = new URL("../../src/resolvers/context.ts", import.meta.url).pathname;

/** What stands behind a name of `Services`: the words of its type. */
function typesOfServices(): [name: string, words: string[]][] {
  const source = ts.createSourceFile(FILE, ts.sys.readFile(FILE) ?? "", ts.ScriptTarget.Latest, true);
  const services = source.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === "Services",
  );
  return (services?.members ?? []).flatMap((member) =>
    ts.isPropertySignature(member) && member.type
      ? [[member.name.getText(source), member.type.getText(source).match(/\w+/g) ?? []] as [string, string[]]]
      : [],
  );
}

it("resolvers reach services: no store, no feed, nothing that carries them in the open", () => {
  const services = typesOfServices();
  expect(services.length).toBeGreaterThan(20);
  const open = services.filter(([, words]) => words.some((word) => /^(?:Store|Feed|Db)$|Deps$/.test(word)));
  expect(open).toEqual([]);
});
