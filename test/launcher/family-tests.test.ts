import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../scripts/generate/generated-file.ts";
import { launcherPart } from "./launcher-part.ts";

const { familyTests } = await launcherPart("family-tests.mjs");
const of = (...args: string[]) => familyTests(PROJECT_ROOT, args);
/** As vitest takes its words: parts of paths. */
const filesOf = (words: string[]) =>
  ["src/plugins", "test/contract"]
    .flatMap((folder) =>
      readdirSync(`${PROJECT_ROOT}/${folder}`, { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => path.endsWith(".test.ts") && words.some((word) => path.includes(word)));

test("a family is all of its tests and no other's", () => {
  const { args, familiesOnly } = of("video");
  expect(familiesOnly).toBe(true);
  const files = filesOf(args);
  expect(files).toContain("test/contract/families/video.test.ts");
  expect(files).toContain("test/contract/video-inputs.test.ts");
  expect(files.filter((path) => path.includes("shortvideo"))).toEqual([]);
});

test("options stay, and what is no family is a word of vitest, which needs a build", () => {
  expect(of("--maxWorkers", "1", "jobs")).toEqual({
    args: ["--maxWorkers", "1", ...of("jobs").args],
    familiesOnly: true,
  });
  expect(of("jobs", "test/api")).toEqual({ args: [...of("jobs").args, "test/api"], familiesOnly: false });
  expect(of()).toEqual({ args: [], familiesOnly: false });
  expect(of("--reporter=dot")).toEqual({ args: ["--reporter=dot"], familiesOnly: false });
});
