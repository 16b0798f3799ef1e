import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { csvCell } from "../../domain/record/csv-cell.ts";
import type { LedgerService } from "../../domain/wallet/ledger.service.ts";
import { usdText } from "../../kernel/usd.ts";
import type { RestStream } from "./rest-stream.ts";
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

/** Every entry of an account as CSV, newest first, in bounded memory. */
export async function streamLedger(
  ledger: LedgerService,
  accountId: string,
  cursor: string | null,
): Promise<RestStream> {
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
