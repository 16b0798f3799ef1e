import type { Readable } from "node:stream";
import type { AccountService } from "../../domain/account/account.service.ts";
import type { RecordService } from "../../domain/record/record.service.ts";
import type { RequestService } from "../../domain/request/request.service.ts";
import type { Catalog } from "../../domain/scraper/catalog.ts";
import type { LedgerService } from "../../domain/wallet/ledger.service.ts";

/** What streams read from. */
export interface StreamServices {
  accounts: AccountService;
  records: RecordService;
  requests: RequestService;
  catalog: Catalog;
  ledger: LedgerService;
}

/** An answer that is sent as it is read. */
export interface RestStream {
  /** With its charset where it is text. */
  contentType: string;
  /** Under which a browser keeps it. */
  fileName: string;
  body: Readable;
}
