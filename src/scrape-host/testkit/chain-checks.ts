import { AppError } from "../../errors/app-error.ts";
import { isJsonObject, type Json } from "../../kernel/json.ts";
import { leadsOf, type Lead } from "../../plugin-sdk/chain.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { at } from "../../plugin-sdk/json/at.ts";
import { inputSchemaOf } from "../input/json-schema.ts";
import { normalizeInput } from "../input/normalize-input.ts";
import type { ShownCase } from "./family-checks.ts";

/** Chains that do not hold: what the Records of the cases carry must be an input of the operation that it leads to. */
export function chainProblems(scraper: Scraper, cases: readonly ShownCase[]): string[] {
  const { chains = [], operations } = scraper;
  const strange = chains.filter(({ from }) => !operations.some(({ name }) => from.startsWith(`${name}.`)));
  return [
    ...strange.map(({ from }) => `The chain from ${from} begins at no operation.`),
    ...operations.flatMap(({ name }) =>
      leadsOf(chains, name).flatMap((lead) => {
        const records = cases
          .filter(({ result }) => result.operation === name)
          .flatMap(({ result }) => result.records);
        return leadProblems(scraper, `${name}.${lead.field}`, lead, records);
      }),
    ),
  ];
}

function leadProblems(scraper: Scraper, from: string, lead: Lead, records: readonly Json[]): string[] {
  const words = `The chain from ${from} to ${lead.operation}.${lead.input}`;
  const target = scraper.operations.find(({ name }) => name === lead.operation);
  if (target === undefined || !Object.hasOwn(target.input.shape, lead.input))
    return [`${words} ends at no field of an input.`];
  if (target.availability === "not_public") return [`${words} ends at an operation that is not public.`];
  const values = new Set(records.flatMap((record) => at(record, lead.field)).filter(isNamed));
  if (values.size === 0) return [`${words} is shown by no case: no Record has a value there.`];
  return [...values].flatMap((value) => {
    const problem = refusal(scraper, target, lead.input, value);
    return problem === null ? [] : [`${words} breaks at ${JSON.stringify(value)}: ${problem}`];
  });
}

function isNamed(value: unknown): value is string | number {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

function refusal(scraper: Scraper, target: Operation, field: string, value: string | number): string | null {
  const input = { operation: target.name, [field]: takesList(target, field) ? [value] : value };
  try {
    const { operation, input: canonical } = normalizeInput(scraper, input);
    if (operation.name !== target.name) return `it selects ${operation.name}.`;
    // An address may become another field, but must not get lost.
    return Object.values(canonical).some((one) => one !== null) ? null : "nothing is left of it.";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details?.[0]?.message ?? error.message;
  }
}

function takesList(target: Operation, field: string): boolean {
  const { properties } = inputSchemaOf(target);
  const schema = isJsonObject(properties) ? properties[field] : null;
  return isJsonObject(schema) && schema["type"] === "array";
}
