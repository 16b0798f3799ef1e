import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Kinds of a room that may know each other, both ways, and why. The list is meant to stay empty. */
const MAY: readonly { pair: readonly [string, string]; why: string }[] = [];

interface Import {
  from: string;
  to: string;
  /** `a/one.ts -> b/two.ts` */
  files: string;
}

/** What kinds of a room import from each other. Types count: who names the types of another kind cannot do without it. */
function importsBetweenKinds(room: string): Import[] {
  const found: Import[] = [];
  const files = readdirSync(room, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(room, file), "utf8"));
    for (const { fileName } of importedFiles) {
      const target = relative(room, join(room, dirname(file), fileName));
      const [from = "", to = ""] = [file, target].map((path) => path.split("/")[0]);
      const isKind = file.includes("/") && target.includes("/");
      if (fileName.startsWith(".") && to !== ".." && isKind && from !== to)
        found.push({ from, to, files: `${file} -> ${target}` });
    }
  }
  return found;
}

/** The imports by which a kind leads back to itself. */
function circling(all: readonly Import[]): Import[] {
  const byKind = Map.groupBy(all, ({ from }) => from);
  const leadsTo = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    (byKind.get(from) ?? []).some(({ to }) => {
      if (to === wanted) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return leadsTo(to, wanted, seen);
    });
  return all.filter(({ from, to }) => leadsTo(to, from));
}

const mayNotBe = ({ from, to }: Import): boolean =>
  !MAY.some(({ pair }) => pair.includes(from) && pair.includes(to));

describe("kinds form no circle", () => {
  it.each(["src/domain", "src/store"])("in %s", (room) => {
    const all = importsBetweenKinds(room);
    expect(all.length).toBeGreaterThan(10);
    expect(
      circling(all.filter(mayNotBe)).map(({ files }) => files),
      "Move what both need to the lower kind, say it there as an interface, or pass it in where services are made.",
    ).toEqual([]);
  });

  it("finds one over several kinds, and leaves out what only leads there", () => {
    const arrow = (from: string, to: string): Import => ({ from, to, files: `${from} -> ${to}` });
    const line = [arrow("a", "b"), arrow("b", "c"), arrow("a", "c")];
    expect(circling(line)).toEqual([]);
    const back = arrow("c", "b");
    expect(circling([...line, back])).toEqual([arrow("b", "c"), back]);
    expect(circling([...line, arrow("c", "a")])).toHaveLength(4);
  });

  it("no pair may that does not", () => {
    const arrows = ["src/domain", "src/store"]
      .flatMap(importsBetweenKinds)
      .map(({ from, to }) => `${from} ${to}`);
    const idle = MAY.filter(
      ({ pair: [a, b] }) => !arrows.includes(`${a} ${b}`) || !arrows.includes(`${b} ${a}`),
    );
    expect(idle).toEqual([]);
  });
});
