import { describe, expect, it } from "vitest";
import { readVerdict } from "./queue-verdict.ts";

const ids = ["a", "b", "c"];
const read = (status: number, said: unknown) =>
  readVerdict(ids, { status, text: typeof said === "string" ? said : JSON.stringify(said) });
const retried = (...all: string[]) => all.map((id) => ({ id, delaySeconds: null }));

describe("the answer to a batch", () => {
  it("2xx without a verdict is done, whatever else it says", () => {
    for (const text of ["", "ok", "  ", "[1]", '"done"', "{}", '{"ok":true}'])
      expect(read(204, text)).toEqual({ done: ids, retried: [], error: null, warnings: [] });
  });

  it("any other status is a failure of all", () => {
    expect(read(500, "oops")).toEqual({
      done: [],
      retried: retried(...ids),
      error: "answered 500",
      warnings: [],
    });
  });

  it("what is acknowledged by name counts though the rest failed", () => {
    const verdict = read(500, { explicitAcks: ["b"] });
    expect(verdict).toMatchObject({ done: ["b"], retried: retried("a", "c"), error: "answered 500" });
  });

  it("a verdict that makes no sense is a failure of all", () => {
    const broken = ["{", { explicitAcks: "a" }, { retryMessages: [{ id: "a" }] }, { retryBatch: 1 }];
    for (const said of [...broken, { retryMessages: [{ msgId: "a", delaySeconds: -1 }] }])
      expect(read(200, said), JSON.stringify(said)).toMatchObject({
        done: [],
        retried: retried(...ids),
        error: "malformed_verdict",
      });
  });

  it("messages are retried by name, with a delay of their own", () => {
    expect(read(200, { retryMessages: [{ msgId: "a", delaySeconds: 30 }, { msgId: "b" }] })).toMatchObject({
      done: ["c"],
      retried: [{ id: "a", delaySeconds: 30 }, ...retried("b")],
    });
    expect(read(200, { batchItemFailures: [{ itemIdentifier: "c" }] })).toMatchObject({
      done: ["a", "b"],
      retried: retried("c"),
    });
  });

  it("what is said of one message wins over what is said of all, and an acknowledgement over a retry", () => {
    const said = {
      retryBatch: { retry: true, delaySeconds: 9 },
      explicitAcks: ["a"],
      retryMessages: [{ msgId: "a" }, { msgId: "b" }],
    };
    expect(read(200, said)).toMatchObject({
      done: ["a"],
      retried: [...retried("b"), { id: "c", delaySeconds: 9 }],
    });
    expect(read(200, { ackAll: true, retryBatch: { retry: true } })).toMatchObject({ done: ids });
  });

  it("ids that are not in the batch are told, and nothing else", () => {
    expect(read(200, { explicitAcks: ["x"] })).toEqual({
      ...{ done: ids, retried: [], error: null },
      warnings: ["The verdict names x, which is not in the batch."],
    });
  });
});
