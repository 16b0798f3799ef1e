import { domainToASCII, domainToUnicode } from "node:url";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";

const MAX_BYTES = 254;
const MAX_LOCAL_BYTES = 64;
/** Nothing that is not seen, and nothing that turns the text around: such an address only looks like another one. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
/** Beyond ASCII letters, marks and digits alone, as in host names: what else there is looks like something else. */
const LETTERS = /[^\p{ASCII}]/gu;
const NOT_LETTERS = /[^\p{ASCII}\p{L}\p{M}\p{N}]/u;

/**
 * The mailbox that an e-mail address leads to, in the one way that it is kept and compared: composed and in lower case, its domain in
 * ASCII (IDNA). Two spellings of one mailbox are one account. Throws `invalid_input` for what is no address.
 */
export function mailboxOf(text: string): string {
  const whole = text.trim().normalize("NFC").toLowerCase().normalize("NFC");
  const at = whole.lastIndexOf("@");
  const [local, domain] = [whole.slice(0, at), whole.slice(at + 1)];
  const mailbox = `${local}@${asciiDomain(domain)}`;
  if (at < 1 || UNSEEN.test(whole) || !isLocalPart(local) || !isWhole(mailbox)) throw notAnAddress();
  return mailbox;
}

/** How addresses of before were kept: as they were typed, in lower case. */
export function typedForm(text: string): string {
  return text.trim().toLowerCase();
}

/** Forms in which accounts of before may keep a mailbox, its own among them. */
export function spellingsOf(mailbox: string): string[] {
  const at = mailbox.lastIndexOf("@");
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at + 1)];
  const forms = (part: string) => [part, part.normalize("NFD")];
  const domains = [domain, ...forms(domainToUnicode(domain))];
  return [...new Set(forms(local).flatMap((one) => domains.map((other) => `${one}@${other}`)))];
}

/** All forms in which the address of a login may stand somewhere. */
export function formsOf(address: string): string[] {
  return [...new Set([address, ...(isMailbox(address) ? spellingsOf(mailboxOf(address)) : [])])];
}

function isMailbox(address: string): boolean {
  try {
    mailboxOf(address);
    return true;
  } catch {
    // An address of before, which is none today.
    return false;
  }
}

/** Empty for what is no domain. */
function asciiDomain(domain: string): string {
  return NOT_LETTERS.test(domain.replaceAll(/[。．｡]/g, ".")) || /[^\w.\-\P{ASCII}]/u.test(domain)
    ? ""
    : domainToASCII(domain);
}

function isLocalPart(local: string): boolean {
  return (
    Buffer.byteLength(local) <= MAX_LOCAL_BYTES &&
    local.normalize("NFKC") === local &&
    !NOT_LETTERS.test(local) &&
    local.split(".").every((atom) => atom !== "")
  );
}

function isWhole(mailbox: string): boolean {
  const labels = mailbox.slice(mailbox.lastIndexOf("@") + 1).split(".");
  return (
    Buffer.byteLength(mailbox) <= MAX_BYTES &&
    labels.length > 1 &&
    !/^\d+$/.test(labels.at(-1) ?? "") &&
    z.regexes.html5Email.test(mailbox.replaceAll(LETTERS, "x"))
  );
}

function notAnAddress(): AppError {
  const message = "That is not an e-mail address.";
  return new AppError("invalid_input", { message, details: [{ path: "email", code: "form", message }] });
}
