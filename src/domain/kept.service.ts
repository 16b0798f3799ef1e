import { AppError } from "../errors/app-error.ts";
import type { Clock } from "../kernel/clock.ts";
import { KINDS } from "../kinds/all-kinds.ts";
import type { Fields, ValuesOf } from "../kinds/fields.ts";
import { newId } from "../kinds/ids.ts";
import type { Kept, keptDocuments } from "../store/kept-documents.ts";
import type { Store } from "../store/store.ts";
import { assertBounds } from "./assert-bounds.ts";
import { newestPage, type AskedPage, type FoundPage, type PagedKind } from "./keyset-page.ts";
import { there } from "./there.ts";

export interface KeptDeps {
  store: Store;
  clock: Clock;
}

/** Kinds whose rows say all that the usual service needs. */
interface KeptRow {
  one: string;
  many: string;
  most: number;
  fields: Fields;
}
type KeptKind = { [K in PagedKind]: (typeof KINDS)[K] extends KeptRow ? K : never }[PagedKind];

/** What accounts keep of a kind: listed, shown, made up to its cap, changed and deleted. Rules of its own are added by a class. */
export class KeptService<F extends Fields, D extends Kept & ValuesOf<F>> {
  readonly #deps: KeptDeps;
  readonly #kind: KeptKind;
  readonly #row: KeptRow;
  readonly #documents: ReturnType<typeof keptDocuments<D>>;

  constructor(deps: KeptDeps, kind: KeptKind, documents: ReturnType<typeof keptDocuments<D>>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#row = KINDS[kind];
    this.#documents = documents;
  }

  /** Newest first. */
  list(accountId: string, page: AskedPage): Promise<FoundPage<D>> {
    return newestPage(this.#kind, page, (cut) => this.#documents.page(this.#deps.store, accountId, cut));
  }

  /** Throws `not_found`, as all do that take an id. */
  async get(accountId: string, id: string): Promise<D> {
    return there(await this.#documents.find(this.#deps.store, accountId, id), this.#row.one);
  }

  /** Throws `kept_limit_reached` where the account keeps as many as it may, and then stores nothing. */
  async create(accountId: string, given: ValuesOf<F>): Promise<D> {
    const { fields, most, many } = this.#row;
    assertBounds(fields, given);
    const document = { ...given, _id: newId(this.#kind, this.#deps.clock.now()), accountId };
    const made = await this.#documents.insert(this.#deps.store, document as never, most);
    if (made === null)
      throw new AppError("kept_limit_reached", { message: `An account keeps at most ${most} ${many}.` });
    return made;
  }

  async update(accountId: string, id: string, changes: Partial<ValuesOf<F>>): Promise<D> {
    assertBounds(this.#row.fields, changes, { isChange: true });
    const changed = await this.#documents.change(this.#deps.store, accountId, id, changes as Partial<D>);
    return there(changed, this.#row.one);
  }

  async delete(accountId: string, id: string): Promise<D> {
    return there(await this.#documents.remove(this.#deps.store, accountId, id), this.#row.one);
  }
}
