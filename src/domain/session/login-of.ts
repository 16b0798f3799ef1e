import { findFirstLogin } from "../../store/session/sessions.store.ts";
import type { LoginDoc } from "../../store/session/session-documents.ts";
import type { Store } from "../../store/store.ts";
import { mailboxOf, spellingsOf, typedForm } from "./mailbox.ts";

/**
 * How somebody who types this address signs in, and the mailbox for which attempts count, however it is spelled. Accounts of before,
 * which may be kept in other forms, are found as they were typed, and by their mailbox. Throws `invalid_input` for what is no
 * address and has no account.
 */
export async function loginOf(
  store: Store,
  text: string,
): Promise<{ mailbox: string; login: LoginDoc | null }> {
  const typed = typedForm(text);
  try {
    const mailbox = mailboxOf(text);
    return { mailbox, login: await findFirstLogin(store, [typed, ...spellingsOf(mailbox)]) };
  } catch (error) {
    const login = await findFirstLogin(store, [typed]);
    if (login === null) throw error;
    return { mailbox: login._id, login };
  }
}
