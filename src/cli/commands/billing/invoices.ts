import { Option, type Command } from "commander";
import { moneyDigits } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { localFailure, usageFailure } from "../../failure.ts";
import { KINDS } from "../../generated/kinds.ts";
import { listCommand } from "../../kind/list-command.ts";
import { assertWritable } from "../../results/target.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";
import { writeWhole } from "../../write-whole.ts";

/** `quarry billing invoices`: what the account was billed; `--pdf <id>` saves one. */
export function billingInvoices(cli: Cli): Command {
  return listCommand(cli, "billing invoices", KINDS.invoice.list, {
    about: "list invoices, newest first, or save one as PDF",
    examples: [
      "billing invoices",
      "billing invoices --limit 5 --json",
      "billing invoices --pdf <id> --output invoice.pdf",
    ],
    flags: [
      new Option("--pdf <id>", "save this invoice in the file of --output"),
      new Option("--output <file>", "the PDF to write"),
    ],
    instead: saved,
    columns: [
      { title: "ID", cell: (row) => row.id },
      { title: "NUMBER", cell: (row) => plain(row.number), isSpare: true },
      { title: "ISSUED", cell: (row) => timeWord(row.issuedAt) },
      { title: "USD", align: "right", cell: (row) => moneyDigits(row.totalUsdMicros) },
      { title: "STATE", cell: (row) => row.state.toLowerCase() },
      { title: "FOR", cell: (row) => plain(row.lines[0]?.description ?? ""), isSpare: true },
    ],
    none: "there are no invoices",
  });
}

async function saved(cli: Cli, { pdf: id, output }: { pdf?: string; output?: string }): Promise<boolean> {
  if ((id === undefined) !== (output === undefined))
    throw usageFailure("--pdf and --output belong together.");
  if (id === undefined || output === undefined) return false;
  await assertWritable({ path: output });
  const pdf = await cli.client().invoicePdf(id);
  if (pdf === null) throw localFailure("not_found", `This account has no invoice ${id}.`);
  await writeWhole(output, pdf, `The invoice is kept: quarry billing invoices --pdf ${id} --output <file>`);
  cli.err.line(`written to ${output}`);
  return true;
}
