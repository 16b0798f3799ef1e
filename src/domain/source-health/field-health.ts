import type { Clock } from "../../kernel/clock.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { FieldCount } from "../../store/request/run-progress.ts";
import {
  addFieldCounts,
  noteMissingFields,
  readFieldHealth,
  type FieldsOf,
} from "../../store/source-health/field-health.store.ts";
import { GroupWriter } from "../../store/group-writer.ts";
import type { Store } from "../../store/store.ts";
import { alwaysNull, FEW_RECORDS, givenInputs, missingFields } from "./field-rules.ts";

/** Runs that end faster than this are counted together. */
const GROUP_MS = 100;

/** Counts of one run, by dot path. */
export type FieldCounts = Readonly<Record<string, FieldCount>>;
/** Whose run it was. */
type Run = Pick<RequestDoc, "scraper" | "operation" | "input">;

interface Counted {
  of: FieldsOf;
  counts: FieldCounts;
}

/** Learns from all runs which fields are always filled, and says which of them no longer are (docs/adr/0017). */
export class FieldHealth {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #counted = new GroupWriter<Counted, void>((runs) => this.#add(runs), GROUP_MS);

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Paths of the fields that used to be filled always and are null in all Records of this run. */
  async alwaysNull(run: Run, counts: FieldCounts): Promise<string[]> {
    const mayBe = Object.values(counts).some(({ filled, empty }) => filled === 0 && empty >= FEW_RECORDS);
    if (!mayBe) return [];
    const known = await readFieldHealth(this.#store, fieldsOf(run));
    return known ? alwaysNull(known.fields, counts) : [];
  }

  async count(run: Run, counts: FieldCounts): Promise<void> {
    if (Object.keys(counts).length > 0) await this.#counted.add({ of: fieldsOf(run), counts });
  }

  async #add(runs: readonly Counted[]): Promise<void[]> {
    const groups = Map.groupBy(runs, ({ of }) => Object.values(of).join("/"));
    await Promise.all([...groups.values()].map((group) => this.#addGroup(group)));
    return [];
  }

  async #addGroup(runs: readonly Counted[]): Promise<void> {
    const [first] = runs;
    if (first === undefined) return;
    const counts = sumOf(runs);
    const known = await addFieldCounts(this.#store, first.of, counts, this.#clock.now());
    if (known === null) return;
    const missing = missingFields(known.fields, counts);
    if (missing.length > 0 || (known.missing ?? []).length > 0)
      await noteMissingFields(this.#store, known, missing);
  }
}

function fieldsOf({ scraper, operation, input }: Run): FieldsOf {
  return { scraper, operation, inputs: givenInputs(input) };
}

function sumOf(runs: readonly Counted[]): FieldCounts {
  const sum: Record<string, FieldCount> = {};
  for (const { counts } of runs)
    for (const [path, { filled, empty }] of Object.entries(counts)) {
      const before = sum[path] ?? { filled: 0, empty: 0 };
      sum[path] = { filled: before.filled + filled, empty: before.empty + empty };
    }
  return sum;
}
