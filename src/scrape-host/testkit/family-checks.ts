import { AppError } from "../../errors/app-error.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { countOf } from "../../kernel/count-of.ts";
import { isCommonFailure } from "../../plugin-sdk/http/common-failures.ts";
import type { PluginCase, Unproven } from "../../plugin-sdk/testkit/case-file.ts";
import { recordSchemaOf } from "../input/json-schema.ts";
import { normalizeInput } from "../input/normalize-input.ts";
import { addFilledPaths, fieldPaths, unknownPaths } from "./record-fields.ts";
import { recordsIn } from "./records-in.ts";
import type { CaseResult } from "./run-case.ts";

/** Fields that the host adds to a Record. */
const HOST_FIELDS = /^(?:requestedFeatures|featureCoverage|sinceLastRun|_source|_truncated)(?:\.|$)/;

/** A case with what it gave. */
export interface ShownCase {
  oneCase: PluginCase;
  result: CaseResult;
}

export function unknownFieldProblems(scraper: Scraper, { operation: name, drafts }: CaseResult): string[] {
  const operation = scraper.operations.find((one) => one.name === name);
  if (operation === undefined) return [];
  const schema = recordSchemaOf(operation);
  const unknown = new Set(drafts.flatMap((draft) => unknownPaths(draft, schema)));
  return [...unknown].map((path) => `The draft has a field ${path} that the Record does not have.`);
}

/**
 * A run that reads pages one after another must be able to go on between any two of them. Of two Records that are from
 * different answers the second is of another page, whatever its address: calls of an RPC have one for all pages.
 */
export function checkpointProblems({ origins, checkpoints }: CaseResult): string[] {
  const ends = origins.flatMap(({ page, answersBefore }, index) => {
    const before = origins[index - 1];
    const isNext = before !== undefined && before.page !== page && before.answersBefore !== answersBefore;
    return isNext ? [index] : [];
  });
  const without = ends.filter((end) => !checkpoints.some(({ recordsBefore }) => recordsBefore === end));
  if (without.length === 0) return [];
  return [
    `The Records come from ${ends.length + 1} pages, and there is no checkpoint after Record ${without.join(", ")}: ` +
      "an interrupted run would read pages again.",
  ];
}

/** A page with several Records is a list, of which only the page itself can say whether it is the one that was asked for. */
export function heldProblems(
  { operations }: Scraper,
  { operation: name, origins, held }: CaseResult,
): string[] {
  const operation = operations.find((one) => one.name === name);
  if (operation === undefined || operation.notEchoed !== undefined) return [];
  const lists = [...Map.groupBy(origins, ({ page }) => page)].filter(([, records]) => records.length > 1);
  const loose = lists.filter(([page]) => page === null || !held.includes(page));
  if (loose.length === 0) return [];
  return [
    `${countOf(loose.length, "page")} of ${lists.length} with several Records held to nothing that was asked for: ` +
      "call `listAsAsked` before the first Record of a page, or say in `notEchoed` why no page can be.",
  ];
}

/** What `normalize` notes must be a field of the input: the host keeps no note of anything else. */
export function noteProblems(scraper: Scraper, { input }: PluginCase): string[] {
  const problems: string[] = [];
  const watched = scraper.operations.map((operation): Operation => {
    const { normalize, name } = operation;
    if (normalize === undefined) return operation;
    const fields = Object.keys(operation.input.shape);
    return {
      ...operation,
      normalize: (raw, note) =>
        normalize(raw, (path, reason) => {
          if (!fields.includes(path.split(".")[0] ?? ""))
            problems.push(`${name} notes ${path}, which is no field of its input.`);
          note(path, reason);
        }),
    };
  });
  try {
    normalizeInput({ ...scraper, operations: watched }, input);
  } catch (error) {
    // The case itself tells of an input that is refused.
    if (!(error instanceof AppError)) throw error;
  }
  return problems;
}

export function ruleProblems(scraper: Scraper, cases: readonly ShownCase[]): string[] {
  const shown = new Set(cases.flatMap(({ result }) => result.matchedRules));
  return scraper.failures.flatMap((rule, index) =>
    shown.has(index) || isCommonFailure(rule)
      ? []
      : [`No case shows failure rule ${index + 1} (${rule.code}: ${rule.message})`],
  );
}

/** How an operation looks when there is nothing: no Records, or a target that does not exist. */
export function emptyProblems(scraper: Scraper, cases: readonly ShownCase[]): string[] {
  const shown = new Set(
    cases
      .filter(
        ({ oneCase: { expect } }) =>
          recordsIn(expect) === 0 && (expect.error ?? "input_not_found") === "input_not_found",
      )
      .map(({ result }) => result.operation),
  );
  return scraper.operations
    .filter(({ name, availability }) => availability !== "not_public" && !shown.has(name))
    .map(({ name }) => `No case shows ${name} without Records: empty, or input_not_found.`);
}

/**
 * Fields that are null or empty in every case: nobody has seen them work. Operations that share a Record schema prove
 * its fields together.
 */
export function unprovenProblems(
  scraper: Scraper,
  cases: readonly ShownCase[],
  unproven: Unproven,
): string[] {
  const filled = new Map<Operation["record"], Set<string>>();
  for (const { record, name } of scraper.operations) {
    const paths = filled.get(record) ?? new Set<string>();
    filled.set(record, paths);
    for (const { result } of cases)
      if (result.operation === name) for (const one of result.records) addFilledPaths(one, paths);
  }
  return scraper.operations.flatMap((operation, index, all) => {
    const { record, name, availability } = operation;
    const listed = unproven[name] ?? {};
    const proven = filled.get(record) ?? new Set();
    const paths = fieldPaths(recordSchemaOf(operation)).filter((path) => !HOST_FIELDS.test(path));
    const strange = Object.keys(listed).filter((path) => !paths.includes(path) || proven.has(path));
    const problems = strange.map(
      (path) => `${name}.${path} is listed as unproven, and is proven or no field.`,
    );
    for (const [path, reason] of Object.entries(listed))
      if (reason.trim() === "") problems.push(`${name}.${path} is listed as unproven without a reason.`);
    // One problem for a schema is enough, at the operation that has it first.
    if (availability === "not_public" || all.findIndex((one) => one.record === record) !== index)
      return problems;
    const excused = all
      .filter((one) => one.record === record)
      .flatMap((one) => Object.keys(unproven[one.name] ?? {}));
    const isExcused = (path: string): boolean =>
      excused.some((one) => path === one || path.startsWith(`${one}.`));
    // Of an object that never comes, its fields say nothing more.
    const missing = paths.filter(
      (path) => !proven.has(path) && !isExcused(path) && parentsOf(path).every((above) => proven.has(above)),
    );
    return [
      ...problems,
      ...missing.map(
        (path) => `No case shows ${name}.${path}; show it, or list it in \`unproven\` with a reason.`,
      ),
    ];
  });
}

function parentsOf(path: string): string[] {
  const parts = path.split(".");
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("."));
}
