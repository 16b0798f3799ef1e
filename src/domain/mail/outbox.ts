import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Log } from "../../kernel/log.ts";
import { hashOf, messageOf, type Letter } from "./transport.ts";

/** Names the account in a file, so that it is found when the account is erased; no SMTP server is told. */
const ACCOUNT = "X-Quarry-Account";
/** Mails, and drafts of processes that died. */
const IS_MAIL = /\.eml(?:\.\d+)?$/;

/** A folder of mails as files, for machines without an SMTP server. */
export class Outbox {
  readonly #folder: string;
  readonly #from: string;
  readonly #log: Log;
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  constructor({ folder, from, log }: { folder: string; from: string; log: Log }) {
    this.#folder = folder;
    this.#from = from;
    this.#log = log;
  }

  /** Writes a mail. One attempt overwrites the other. */
  async send(letter: Letter): Promise<void> {
    const text = await this.#textOf(letter, letter.accountId);
    const name = `${letter.at.toISOString().replaceAll(/[:.]/g, "-")}-${hashOf(letter.id)}.eml`;
    const draft = join(this.#folder, `.${name}.${process.pid}`);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, text, { mode: 0o600, flush: true });
    const file = join(this.#folder, name);
    await rename(draft, file);
    // Not its subject, which may be what somebody wrote.
    this.#log.info({ file }, "a mail was written to the outbox");
  }

  /** Deletes what is of an account or to one of these addresses, for good. May be cut off and repeated. */
  async forget(accountId: string, addresses: readonly string[]): Promise<void> {
    const names = await namesIn(this.#folder);
    const lines = [
      `${ACCOUNT}: ${accountId}`,
      ...(await Promise.all(addresses.map((one) => this.#toLine(one)))),
    ];
    for (const name of names.filter((one) => IS_MAIL.test(one))) {
      const file = join(this.#folder, name);
      const head = headOf(await readFile(file, "utf8"));
      if (lines.some((line) => head.includes(line))) await rm(file, { force: true });
    }
    if (names.length > 0) await syncFolder(this.#folder);
  }

  /** As it stands in a mail to this address, whatever its letters are. */
  async #toLine(to: string): Promise<string> {
    const text = await this.#textOf({ id: "", to, subject: "", text: "", at: new Date(0) }, null);
    return headOf(text.toString("utf8")).find((line) => line.startsWith("To: ")) ?? "";
  }

  async #textOf(letter: Omit<Letter, "accountId">, accountId: string | null): Promise<Buffer> {
    const message = messageOf(letter, this.#from);
    const headers = { ...message.headers, ...(accountId !== null && { [ACCOUNT]: accountId }) };
    const sent = await this.#transport.sendMail({ ...message, headers });
    return sent.message as Buffer;
  }
}

/** The lines of the head of a mail, each whole. */
function headOf(text: string): string[] {
  const [head = ""] = text.split("\r\n\r\n", 1);
  return head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** What was deleted in it stays so after a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
