import { globSync } from "node:fs";
import { getOperationAST, parse } from "graphql";

/** The text of every document that the build of the dashboard has, by the name of its operation. */
export async function builtDocuments(): Promise<Map<string, string>> {
  const files = globSync("dashboard/generated/*.ts");
  const modules = await Promise.all(
    files.map(
      (file) => import(/* @vite-ignore */ `../../${file}`) as Promise<Record<string, { text?: string }>>,
    ),
  );
  const texts = modules.flatMap((module) => Object.values(module).flatMap(({ text }) => text ?? []));
  return new Map(
    texts.flatMap((text) => {
      const name = getOperationAST(parse(text))?.name?.value;
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}
