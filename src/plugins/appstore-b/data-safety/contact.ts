import { FieldTable, maybeAt } from "../../../plugin-shared/google/field-table.ts";
import { type CoverageOutcome, outcomeOf, type Warn, type z } from "../../../plugin-sdk/index.ts";
import { email, noEmail, withNumber } from "../kinds.ts";

/**
 * How to reach a developer. The law has traders publish it, and for a sole trader it is personal data: only ever filled
 * when the caller asks with `includeLegalContact`.
 */
const CONTACT = new FieldTable({
  supportEmail: maybeAt(email, "E-mail for questions about the app", [69, 1, 0]),
  supportAddress: maybeAt(noEmail, "Postal address for questions about the app", [69, 2, 0]),
  legalName: maybeAt(noEmail, "Name of the trader", [69, 4, 0]),
  legalEmail: maybeAt(email, "E-mail of the trader", [69, 4, 1, 0]),
  legalAddress: maybeAt(noEmail, "Postal address of the trader", [69, 4, 2, 0]),
  legalPhone: maybeAt(withNumber, "Phone number of the trader", [69, 4, 3]),
});
export const Contact = CONTACT.object.schema
  .nullable()
  .describe("Contact of the developer, only with `includeLegalContact`");
export type Contact = z.output<typeof Contact>;

/** From the details of an app or from its data safety page; null when there is none. */
export function readContact(details: unknown, what: string, warn: Warn): Contact {
  const contact = CONTACT.read(details, what, warn);
  return Object.values(contact ?? {}).every((value) => value === null) ? null : contact;
}

/** How a contact answers `includeLegalContact`. */
export function contactOutcome(contact: Contact): CoverageOutcome {
  return outcomeOf((contact?.legalName ?? null) !== null, contact !== null);
}
