import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import type { Outcome } from "./bench.ts";
import { machine } from "./machine.ts";

const FILE = new URL("../RESULTS.md", import.meta.url);

/** A bench that has run. */
export interface Finished {
  name: string;
  seconds: number;
  outcomes: Outcome[];
}

/** An outcome as lines for a terminal. */
export function report(outcome: Outcome): string {
  const { what, target, figure, peer, detail } = outcome;
  const lines = [`  ${verdictOf(outcome).padEnd(7)} ${what}: ${figure}`];
  if (peer !== "–") lines.push(`          against ${peer}: ${ratioOf(outcome)}`);
  lines.push(`          target ${target}. ${detail}`);
  return lines.join("\n");
}

/**
 * Writes the results of this run. Rows of benches that did not run this time stay as they were, with their own date
 * and machine, since every row carries both.
 */
export async function writeResults(finished: readonly Finished[], mode: string): Promise<void> {
  const before = await readFile(FILE, "utf8").catch(() => "");
  const sections = new Map<string, string>();
  for (const [section, name] of before.matchAll(/^## (\S+)\n[^]*?(?=^## |$(?![^]))/gm))
    sections.set(name ?? "", section.trimEnd());
  for (const one of finished) sections.set(one.name, sectionOf(one, mode));
  const changedAt = lastChange();
  const marked = [...sections.values()].map((section) => withAge(section, changedAt));
  const markdown = `${HEADER}\n${marked.join("\n\n")}\n`;
  await writeFile(FILE, await format(markdown, { parser: "markdown" }));
}

const OLD = "**Older than the last change of src/ outside of plugins: run it again before you rely on it.**";

/** Marks a section that was measured before the code last changed. */
function withAge(section: string, changedAt: Date | null): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/m.exec(section) ?? [];
  const unmarked = section.replace(`${OLD}\n\n`, "");
  if (changedAt === null || day === undefined || new Date(`${day}T${time}Z`) >= changedAt) return unmarked;
  return unmarked.replace("\n\n", `\n\n${OLD}\n\n`);
}

/** To the minute, as the sections say it; null outside of a checkout. */
function lastChange(): Date | null {
  try {
    const git = ["log", "-1", "--format=%ct", "--", "src", ":!src/plugins"];
    const seconds = execFileSync("git", git, { cwd: fileURLToPath(new URL("../..", import.meta.url)) });
    return new Date(Math.floor(Number(seconds) / 60) * 60_000);
  } catch {
    return null;
  }
}

const HEADER = `# Bench results

Written by \`npm run bench\`. Load generators, servers under test, page sources and the database share the cores that
are named below, so figures are those of a loaded machine and only ratios of one run compare. Contenders take turns;
figures are medians of the rounds with the lowest and highest in brackets.
`;

function sectionOf({ name, seconds, outcomes }: Finished, mode: string): string {
  const rows = outcomes.map((outcome) =>
    [
      outcome.what,
      outcome.figure,
      outcome.peer,
      ratioOf(outcome),
      outcome.target,
      `**${verdictOf(outcome)}**`,
    ]
      .map(cell)
      .join(" | "),
  );
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  return [
    `## ${name}`,
    "",
    `${date} UTC, ${mode} run of ${seconds.toFixed(0)} s on ${machine()}.`,
    "",
    "| measured | figure | peer | ratio | target | verdict |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
    "",
    ...outcomes
      .filter(({ detail }) => detail !== "")
      .map(({ what, detail }) => `- ${what}: ${oneLine(detail)}`),
  ].join("\n");
}

function verdictOf({ pass, target }: Outcome): string {
  if (target === "–") return "–";
  return pass === null ? "SKIPPED" : pass ? "PASS" : "FAIL";
}

function ratioOf({ ratio }: Outcome): string {
  return ratio === null ? "–" : `${ratio.toFixed(2)}x`;
}

function cell(text: string): string {
  return oneLine(text).replaceAll("|", "\\|");
}

/** Without the stack of an error, which names folders of this machine. */
function oneLine(text: string): string {
  return text.replace(/\n {4}at [^]*$/, "").replaceAll(/\s*\n\s*/g, " ");
}
