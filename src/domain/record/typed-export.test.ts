import { once } from "node:events";
import { expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.ts";
import type { RecordColumn } from "../../record-files/record-columns.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { RecordService } from "./record.service.ts";
import { assertWritable, exportTyped } from "./typed-export.ts";

const COLUMNS: RecordColumn[] = [{ name: "title", type: "text" }];
const WHOLE = { from: 0, limit: null };

async function* titled(...titles: string[]): AsyncGenerator<JsonObject> {
  for (const title of titles) yield { title };
}

it("refuses so much text before a byte of the file", async () => {
  const refused = assertWritable(titled("x".repeat(6), "x".repeat(5)), COLUMNS, 10);
  await expect(refused).rejects.toMatchObject({ code: "not_acceptable", details: [{ path: "format" }] });
  await assertWritable(titled("x".repeat(5), "x".repeat(5)), COLUMNS, 10);
});

it("leaves a reader that takes too long", async () => {
  const body = await exportTyped(() => titled("a"), "xlsx", COLUMNS, 5);
  const [error] = await once(body, "error");
  expect((error as Error).message).toBe("A xlsx file was not read within 0.005 s.");
});

it("gives an account two places, each back when its file is read, left or refused", async () => {
  const records = new RecordService({ store: null as never });
  const request = (accountId: string) =>
    ({
      accountId,
      recordCount: 0,
      segments: [],
      expiresAt: null,
      recordsDeleted: false,
    }) as unknown as RequestDoc;
  const open = (accountId: string) => records.typed(request(accountId), WHOLE, "parquet", COLUMNS);
  const [left, read] = [await open("acc_1"), await open("acc_1")];
  await expect(open("acc_1")).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 5 });
  (await open("acc_2")).destroy();
  left.destroy();
  await once(left, "close");
  await open("acc_1");
  read.resume();
  await once(read, "close");
  const broken = { ...request("acc_1"), recordsDeleted: true, recordCount: 1 };
  await expect(records.typed(broken, WHOLE, "xlsx", COLUMNS)).rejects.toMatchObject({
    code: "results_expired",
  });
  await open("acc_1");
  await expect(open("acc_1")).rejects.toMatchObject({ code: "rate_limited" });
});
