import type { Command } from "commander";
import { usdText } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure, usageFailure } from "../../failure.ts";
import { wholeNumber } from "../../option-values.ts";
import { assertWritable } from "../../results/target.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { writeWhole } from "../../write-whole.ts";

interface Options {
  limit: number;
  cursor?: string;
  pdf?: string;
  output?: string;
  json?: boolean;
}

/** `quarry billing invoices`: what the account was billed; `--pdf <id>` saves one. `--json` gives `{ data, nextCursor }`. */
export function billingInvoices(cli: Cli): Command {
  return command("invoices", "list invoices, newest first, or save one as PDF", [
    "billing invoices",
    "billing invoices --limit 5 --json",
    "billing invoices --pdf <id> --output invoice.pdf",
  ])
    .option("--limit <n>", "invoices of this page, 1 to 100", wholeNumber(1, 100), 20)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .option("--pdf <id>", "save this invoice in the file of --output")
    .option("--output <file>", "the PDF to write")
    .addOption(jsonOption())
    .action(async ({ limit, cursor, pdf, output, json }: Options) => {
      if ((pdf === undefined) !== (output === undefined))
        throw usageFailure("--pdf and --output belong together.");
      if (pdf !== undefined && output !== undefined) return save(cli, pdf, output);
      const page = { first: limit, ...(cursor === undefined ? {} : { after: cursor }) };
      const { items, nextCursor } = await cli.client().invoices(page);
      if (json) return cli.out.json({ data: items, nextCursor });
      if (items.length === 0) return cli.err.line("there are no invoices");
      printTable(cli.out, items, [
        { title: "ID", cell: (row) => row.id },
        { title: "NUMBER", cell: (row) => plain(row.number), isSpare: true },
        { title: "ISSUED", cell: (row) => timeWord(row.issuedAt) },
        { title: "USD", align: "right", cell: (row) => usdText(row.totalUsdMicros) },
        { title: "STATE", cell: (row) => row.state.toLowerCase() },
        { title: "FOR", cell: (row) => plain(row.lines[0]?.description ?? ""), isSpare: true },
      ]);
      if (nextCursor !== null) cli.err.line(`more: --cursor ${nextCursor}`);
    });
}

async function save(cli: Cli, id: string, output: string): Promise<void> {
  await assertWritable({ path: output });
  const pdf = await cli.client().invoicePdf(id);
  if (pdf === null) throw localFailure("not_found", `This account has no invoice ${id}.`);
  await writeWhole(output, pdf, `The invoice is kept: quarry billing invoices --pdf ${id} --output <file>`);
  cli.err.line(`written to ${output}`);
}
