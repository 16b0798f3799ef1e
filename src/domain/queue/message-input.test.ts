import { expect, it } from "vitest";
import { readBatch, readMessage } from "./message-input.ts";

const refusal = (call: () => unknown): { code?: string; details?: object[] } => {
  try {
    call();
    return {};
  } catch (error) {
    return error as object;
  }
};

it("a message has 127,900 bytes of body at most, counted in UTF-8", () => {
  expect(readMessage({ body: "é".repeat(63_950), contentType: "text" }, "")).toMatchObject({ size: 128_000 });
  expect(readMessage({ body: "x".repeat(127_898) }, "")).toMatchObject({
    size: 128_000,
    contentType: "json",
  });
  const over = { limit: 127_900, actual: 127_901 };
  for (const message of [
    { body: "x".repeat(127_899) },
    { body: "x".repeat(127_901), contentType: "text" as const },
  ])
    expect(refusal(() => readMessage(message, ""))).toMatchObject({
      code: "message_too_large",
      details: [{ path: "body", ...over }],
    });
  const base64 = Buffer.alloc(127_901).toString("base64");
  expect(refusal(() => readMessage({ body: base64, contentType: "bytes" }, ""))).toMatchObject({
    details: [over],
  });
});

it("a batch has 1 to 100 messages and 256,000 bytes, and names the one that is wrong", () => {
  const one = { body: "x".repeat(2458), contentType: "text" as const };
  expect(readBatch(Array(100).fill(one))).toHaveLength(100);
  expect(refusal(() => readBatch(Array(101).fill(one)))).toMatchObject({ code: "invalid_input" });
  expect(refusal(() => readBatch([]))).toMatchObject({ code: "invalid_input" });
  expect(refusal(() => readBatch(Array(100).fill({ ...one, body: "x".repeat(2461) })))).toMatchObject({
    code: "batch_too_large",
    details: [{ limit: 256_000, actual: 256_100 }],
  });
  expect(refusal(() => readBatch([one, { ...one, delaySeconds: 86_401 }]))).toMatchObject({
    details: [{ path: "messages.1.delaySeconds" }],
  });
});

it("a body is what its type says", () => {
  expect(readMessage({ body: { a: null } }, "").bytes.toString()).toBe('{"a":null}');
  expect(readMessage({ body: null }, "").bytes.toString()).toBe("null");
  expect(readMessage({ body: "AP8=", contentType: "bytes" }, "").bytes).toEqual(Buffer.from([0, 255]));
  for (const body of ["A", "A===", "ä", {}])
    expect(
      refusal(() => readMessage({ body, contentType: "bytes" }, "")),
      JSON.stringify(body),
    ).toMatchObject({
      code: "invalid_input",
    });
  expect(refusal(() => readMessage({ body: 1, contentType: "text" }, ""))).toMatchObject({
    code: "invalid_input",
  });
  expect(refusal(() => readMessage({ body: undefined }, ""))).toMatchObject({ code: "invalid_input" });
});
