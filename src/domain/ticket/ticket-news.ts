import type { Clock } from "../../kernel/clock.ts";
import type { Store } from "../../store/store.ts";
import type { TicketDoc } from "../../store/ticket/ticket-documents.ts";
import { markReplyTold, ticketsWithUntold } from "../../store/ticket/tickets.store.ts";
import type { MailService } from "../mail/mail.service.ts";
import type { NotificationService } from "../notification/notification.service.ts";

/** Who stored something new lets people know of it for so long before a job does. */
const BEING_TOLD_MS = 5000;

export interface TicketNewsDeps {
  store: Store;
  clock: Clock;
  notifications: Pick<NotificationService, "notify">;
  mails: Pick<MailService, "promise">;
  /** Where support reads its mail; null when it looks by itself. */
  supportAddress: string | null;
}

/** Lets accounts know of replies of support, and support of new tickets and replies of customers: once each. */
export class TicketNews {
  readonly #deps: TicketNewsDeps;

  constructor(deps: TicketNewsDeps) {
    this.#deps = deps;
  }

  /** What fails here a job does later. */
  async announce(ticket: TicketDoc): Promise<void> {
    for (const id of ticket.untold) {
      const reply = ticket.messages.find((message) => message.id === id);
      if (reply?.from === "support") await this.#notify(ticket, reply);
      else await this.#mail(ticket, { key: id, text: reply?.body ?? ticket.details });
      await markReplyTold(this.#deps.store, ticket._id, id);
    }
  }

  /** Announces what a process stored and could not announce before it died; for a job. */
  async announceRest(): Promise<void> {
    const before = new Date(this.#deps.clock.now().getTime() - BEING_TOLD_MS);
    for await (const ticket of ticketsWithUntold(this.#deps.store, before)) await this.announce(ticket);
  }

  #notify({ _id, accountId, subject }: TicketDoc, { id, body }: { id: string; body: string }): Promise<void> {
    return this.#deps.notifications.notify({
      accountId,
      key: `ticket.replied:${_id}:${id}`,
      kind: "ticket.replied",
      subject: `Re: ${subject}`,
      message: body,
      data: { ticketId: _id, messageId: id },
    });
  }

  async #mail(ticket: TicketDoc, { key, text }: { key: string; text: string }): Promise<void> {
    const { mails, supportAddress: to } = this.#deps;
    if (to === null) return;
    const { _id, accountId, severity, requestId, scraperId } = ticket;
    const facts = { Account: accountId, Request: requestId, Scraper: scraperId };
    const lines = Object.entries(facts).flatMap(([name, value]) =>
      value === null ? [] : `${name}: ${value}`,
    );
    const subject = `[${severity}] ${_id} ${ticket.subject}`;
    const next = `To answer: quarry support reply ${_id} '…' --operator`;
    await mails.promise({
      key: `ticket:${_id}:${key}`,
      accountId,
      to,
      subject,
      text: `${text}\n\n${lines.join("\n")}\n${next}\n`,
    });
  }
}
