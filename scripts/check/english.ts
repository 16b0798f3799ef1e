/**
 * Looks for phrases of `english-words.ts` in all that users read: the docs, and the texts in the sources, but not in comments,
 * tests and what is generated from them. Prints each with its place, and exits 1 when there is one.
 */
import { globSync, readFileSync } from "node:fs";
import { poorEnglish } from "./poor-english.ts";

const DOCS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/*.md",
  "docs/how-to/*.md",
  "docs/families/*.md",
  "packages/*/README.md",
];
const SOURCES = ["src/**/*.ts", "dashboard/words/en/*.ts"];
const NOT_FOR_USERS = /\.(test|d)\.ts$|\/generated\/|\/testkit\//;

const paths = [...DOCS, ...SOURCES].flatMap((pattern) => globSync(pattern));
const found = paths
  .filter((path) => !NOT_FOR_USERS.test(path))
  .flatMap((path) => poorEnglish(path, readFileSync(path, "utf8")));
if (found.length > 0) {
  console.log(found.join("\n"));
  console.log(
    `\n${found.length} to say in plainer words. One that is right is excused by "english: <reason>" in a comment above it.`,
  );
  process.exit(1);
}
