import type { PickedFields } from "../../domain/record/pick-fields.ts";
import type { StoredRecord } from "../../domain/record/stored-record.ts";
import { JsonText } from "../../kernel/json-text.ts";
import type { Json } from "../../kernel/json.ts";
import type { StoredRecordType } from "../../schema/record/record.type.ts";
import { RECORD_TYPE, type TypedFamilies } from "../../schema/typed/typed-families.ts";

/** A Record as callers see it. What they do not ask for is not made. */
export class RecordView implements StoredRecordType {
  readonly #record: StoredRecord;
  readonly #families: TypedFamilies;
  readonly #picked: PickedFields | null;

  constructor(record: StoredRecord, families: TypedFamilies, picked: PickedFields | null = null) {
    this.#record = record;
    this.#families = families;
    this.#picked = picked;
  }

  get seq(): number {
    return this.#record.seq;
  }

  /** Whole, it is passed on as the text that is stored. */
  get data(): Json | JsonText {
    const record = this.#record;
    return this.#picked === null
      ? new JsonText(record.json, () => record.value)
      : this.#picked.of(record.value);
  }

  get value(): object | null {
    const { request, value } = this.#record;
    // Erased: what its type promises is not there any more.
    if ("_erased" in value) return null;
    const type = this.#families.recordTypes.get(request.scraper)?.get(request.operation);
    return type === undefined ? null : Object.assign(value, { [RECORD_TYPE]: type.name });
  }
}
