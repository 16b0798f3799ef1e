import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { newId } from "../../kinds/ids.ts";
import { findRequest } from "../../store/request/requests.store.ts";
import type { Store } from "../../store/store.ts";
import {
  addMessage,
  findTicket,
  insertTicket,
  listTickets,
  resolveTicket,
} from "../../store/ticket/tickets.store.ts";
import type {
  TicketCreator,
  TicketDoc,
  TicketMessage,
  TicketSeverity,
  TicketState,
} from "../../store/ticket/ticket-documents.ts";
import { newestPage, type FoundPage } from "../keyset-page.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { takeRate } from "../take-rate.ts";
import { checkedReply, checkedTicket, type NewTicket } from "./ticket-input.ts";
import { releaseTicket, takeTicket } from "./ticket-limit.ts";
import type { TicketNews } from "./ticket-news.ts";

const CURSOR_KIND = "tkt";
const MAX_MESSAGES = 200;

/** Whose tickets: those of an account, or for operators with null those of all. */
export type Whose = string | null;

export interface TicketServiceDeps {
  store: Store;
  clock: Clock;
  catalog: Pick<Catalog, "find">;
  news: TicketNews;
}

/** Questions of accounts to who runs the server. */
export class TicketService {
  readonly #deps: TicketServiceDeps;

  constructor(deps: TicketServiceDeps) {
    this.#deps = deps;
  }

  /**
   * Makes a ticket. Throws `invalid_input`, `not_found` for a Request that is not the account's, `scraper_not_found` and
   * `ticket_limit_reached`; then nothing is stored and nothing counted.
   */
  async create(accountId: string, input: NewTicket, createdBy: TicketCreator): Promise<TicketDoc> {
    const { store, clock } = this.#deps;
    const ticket = checkedTicket(input);
    await this.#assertKnown(accountId, ticket);
    const now = clock.now();
    const id = newId("ticket", now);
    await takeTicket(store, accountId, id, now);
    const doc: TicketDoc = {
      _id: id,
      accountId,
      ...ticket,
      state: "open",
      createdBy,
      messages: [],
      untold: [id],
      createdAt: now,
      updatedAt: now,
      resolvedAt: null,
    };
    try {
      await insertTicket(store, doc);
    } catch (error) {
      await releaseTicket(store, accountId, id).catch(() => undefined);
      throw error;
    }
    await this.#announce(doc);
    return doc;
  }

  async #assertKnown(accountId: string, { requestId, scraperId }: NewTicket): Promise<void> {
    const { store, catalog } = this.#deps;
    if (scraperId !== null && catalog.find(scraperId) === null)
      throw new AppError("scraper_not_found", {
        details: [
          { path: "scraperId", code: "unknown", message: `There is no scraper ${scraperId.slice(0, 80)}.` },
        ],
      });
    if (requestId !== null && !(await findRequest(store, accountId, requestId)))
      throw new AppError("not_found", {
        message: `This account has no Request ${requestId.slice(0, 40)}.`,
        details: [
          { path: "requestId", code: "unknown", message: "Name a Request of this account, or none." },
        ],
      });
  }

  /** One page, newest first. */
  async list(
    whose: Whose,
    page: {
      after: string | null;
      first: number;
      state: TicketState | null;
      severity: TicketSeverity | null;
    },
  ): Promise<FoundPage<TicketDoc>> {
    const { state, severity, ...asked } = page;
    const read = (cut: { before: string | null; limit: number }) =>
      listTickets(this.#deps.store, whose, { ...cut, state, severity });
    return newestPage("ticket", asked, read, CURSOR_KIND);
  }

  /** Throws `not_found`. */
  async get(whose: Whose, id: string): Promise<TicketDoc> {
    return there(await findTicket(this.#deps.store, whose, id));
  }

  /** Adds what the customer says, which support is mailed, as often as `RATES` allows; it opens the ticket, also one that is resolved. */
  async reply(accountId: string, id: string, message: string): Promise<TicketDoc> {
    const { store, clock } = this.#deps;
    checkedReply(message);
    await this.get(accountId, id);
    await takeRate(store, "ticketReply", accountId, clock.now());
    return this.#add(accountId, id, "customer", message);
  }

  /** Adds what support says, which the account is notified of; the ticket then waits for the customer. */
  answer(id: string, message: string): Promise<TicketDoc> {
    return this.#add(null, id, "support", message);
  }

  /** Resolves a ticket; one that is already resolved is returned unchanged. */
  async resolve(whose: Whose, id: string): Promise<TicketDoc> {
    return there(await resolveTicket(this.#deps.store, whose, id, this.#deps.clock.now()));
  }

  async #add(whose: Whose, id: string, from: TicketMessage["from"], text: string): Promise<TicketDoc> {
    const { store, clock } = this.#deps;
    const body = checkedReply(text);
    const at = clock.now();
    const message = { id: newId("ticketMessage", at), from, body, at };
    const added = await addMessage(store, whose, id, message, MAX_MESSAGES);
    if (added) {
      await this.#announce(added);
      return added;
    }
    await this.get(whose, id);
    throw new AppError("invalid_input", {
      message: `A ticket has at most ${MAX_MESSAGES} messages; make a new one.`,
    });
  }

  /** What cannot be announced now a job announces. */
  #announce(ticket: TicketDoc): Promise<void> {
    return this.#deps.news.announce(ticket).catch(() => undefined);
  }
}

function there(ticket: TicketDoc | null): TicketDoc {
  if (!ticket) throw new AppError("not_found", { message: "There is no such ticket in this account." });
  return ticket;
}
