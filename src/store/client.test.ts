import { MongoBulkWriteError, MongoNetworkError, type BulkWriteResult } from "mongodb";
import { expect, test } from "vitest";
import { isConnectionLoss, whileReconnecting } from "./client.ts";

function systemError(code: string): Error {
  return Object.assign(new Error(`write ${code}`), { code });
}

test("A lost connection is known in every form in which it arrives", () => {
  expect(isConnectionLoss(new MongoNetworkError("gone"))).toBe(true);
  expect(isConnectionLoss(systemError("EPIPE"))).toBe(true);
  expect(isConnectionLoss(systemError("ECONNRESET"))).toBe(true);
  expect(isConnectionLoss(Object.assign(new Error("shutting down"), { code: 91 }))).toBe(true);
  // A cursor of the server before its restart, and a batch on a connection that broke, as the driver words it.
  expect(isConnectionLoss(Object.assign(new Error("cursor id 1 not found"), { code: 43 }))).toBe(true);
  const result = {} as BulkWriteResult;
  const broken = new MongoBulkWriteError(new MongoNetworkError("read ECONNRESET"), result);
  expect(isConnectionLoss(broken)).toBe(true);
  const refused = new MongoBulkWriteError({ message: "E11000", code: 11000, writeErrors: [] }, result);
  expect(isConnectionLoss(refused)).toBe(false);
  expect(isConnectionLoss(Object.assign(new Error("duplicate"), { code: 11000 }))).toBe(false);
  expect(isConnectionLoss(new TypeError("a bug"))).toBe(false);
});

test("A call goes on after a broken pipe and gives every other error up at once", async () => {
  let calls = 0;
  const value = await whileReconnecting(5000, async () => {
    calls += 1;
    if (calls < 3) throw systemError("EPIPE");
    return "stored";
  });
  expect([value, calls]).toEqual(["stored", 3]);
  await expect(whileReconnecting(5000, () => Promise.reject(new TypeError("a bug")))).rejects.toThrow(
    "a bug",
  );
});
