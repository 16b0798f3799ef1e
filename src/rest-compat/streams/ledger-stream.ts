import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { csvCell } from "../../domain/record/csv-cell.ts";
import type { LedgerService } from "../../domain/wallet/ledger.service.ts";
import { usdText } from "../../kernel/usd.ts";
import type { BytesOrJson } from "../row.ts";
import type { WholeStream } from "./rest-stream.ts";
import { wantedFormat } from "./results-format.ts";
import type { LedgerDoc } from "../../store/wallet/money-documents.ts";

const COLUMNS = [
  "id",
  "at",
  "kind",
  "amount",
  "usdMicros",
  "currency",
  "sourceKind",
  "sourceId",
  "meter",
  "quantity",
  "unitPriceUsdMicros",
];

const EXAMPLE =
  "id,at,kind,amount,usdMicros,currency,sourceKind,sourceId,meter,quantity,unitPriceUsdMicros\n" +
  "top_up:pay_68f0c2d4a1b2c3d4e5f60718,2026-01-31T12:00:03.000Z,top_up,25.000000,25000000,USD,payment,pay_68f0c2d4a1b2c3d4e5f60718,,,\n";

/** The ledger as CSV. */
export const ledgerBytes: BytesOrJson = {
  forms: { "text/csv": { description: "Every entry, newest first.", example: EXAMPLE } },
  errors: ["not_acceptable"],
  async open({ query, accept }, { ledger }, account) {
    const { cursor, format } = query as { cursor?: string; format?: string };
    return wantedFormat(["json", "csv"], format, accept) === "csv"
      ? streamLedger(ledger, account(), cursor ?? null)
      : null;
  },
};

/** Every entry of an account as CSV, newest first, in bounded memory. */
async function streamLedger(
  ledger: LedgerService,
  accountId: string,
  cursor: string | null,
): Promise<WholeStream> {
  const csv = stringify();
  const body = Readable.from(rowsOf(ledger.all(accountId, cursor)))
    .on("error", (error) => csv.destroy(error))
    .pipe(csv);
  return { contentType: "text/csv; charset=utf-8", fileName: "ledger.csv", body };
}

async function* rowsOf(entries: AsyncIterable<LedgerDoc>): AsyncGenerator<string[]> {
  yield COLUMNS;
  for await (const { _id, at, kind, usdMicros, source, meter, quantity, unitPriceUsdMicros } of entries)
    yield [
      _id,
      at.toISOString(),
      kind,
      usdText(usdMicros),
      usdMicros,
      "USD",
      source?.kind,
      source?.id,
      meter,
      quantity,
      unitPriceUsdMicros,
    ].map((value, column) => (column === 3 ? String(value) : csvCell(value)));
}
