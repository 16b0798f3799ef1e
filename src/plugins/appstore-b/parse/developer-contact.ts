import type { DeveloperContact } from "../records/developer-contact.ts";
import { text } from "./cleaners.ts";
import { pathsOf, readRows, row } from "./mapping.ts";

const ROWS = {
  supportEmail: row([69, 1, 0], text),
  supportAddress: row([69, 2, 0], text),
  legalName: row([69, 4, 0], text),
  legalEmail: row([69, 4, 1, 0], text),
  legalAddress: row([69, 4, 2, 0], text),
  legalPhone: row([69, 4, 3], text),
};

/** What is read here of the details. */
export const CONTACT_PATHS = pathsOf(ROWS);

/** Contact of the developer, from the details of an app or from its data safety page; null when there is none. */
export function readDeveloperContact(details: unknown): DeveloperContact | null {
  const contact = readRows(details, ROWS);
  return Object.values(contact).every((value) => value === null) ? null : contact;
}
