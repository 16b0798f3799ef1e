// Says of every change of schema.graphql whether it breaks clients, since the last release (`v…` tag), or while there is
// none since 50 commits ago; SCHEMA_BASE names another commit. A breaking change has to stand in CHANGELOG.md by its path.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../generate/generated-file.ts";
import { schemaChanges } from "./schema-changes.ts";

const UNRELEASED_COMMITS = 50;
const SCHEMA = "schema.graphql";

/** What git prints; null where it fails, such as outside of a clone. */
function git(...args: string[]): string | null {
  try {
    return execFileSync("git", args, {
      cwd: PROJECT_ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch {
    return null;
  }
}

/** The commit to compare with; the oldest where there are fewer. */
function baseCommit(): string | null {
  const tag = git("describe", "--tags", "--match", "v*", "--abbrev=0");
  return tag ?? git("rev-list", `--max-count=${UNRELEASED_COMMITS}`, "HEAD")?.split("\n").at(-1) ?? null;
}

const fileOf = (name: string): string => readFileSync(path.join(PROJECT_ROOT, name), "utf8");
const base = process.env["SCHEMA_BASE"] ?? baseCommit();
const before = base === null ? null : git("show", `${base}:${SCHEMA}`);
if (base === null || before === null) {
  console.log("No earlier schema here to compare with.");
} else {
  const { lines, unnamed } = await schemaChanges(before, fileOf(SCHEMA), fileOf("CHANGELOG.md"));
  console.log([`Since ${base}:`, ...lines].join("\n"));
  if (unnamed.length > 0) {
    console.error(`Say in CHANGELOG.md what breaks: ${unnamed.map((one) => `\`${one}\``).join(", ")}`);
    process.exitCode = 1;
  }
}
