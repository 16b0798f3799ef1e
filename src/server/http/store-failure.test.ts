import { GraphQLError } from "graphql";
import { MongoNetworkError } from "mongodb";
import { expect, test } from "vitest";
import { formatGraphqlError } from "../graphql/format-error.ts";
import { asAppError } from "./error-reply.ts";

function noted(error: unknown): { code: unknown; retryable: unknown; logged: unknown[] } {
  const logged: unknown[] = [];
  const { extensions } = formatGraphqlError(error, {
    introspection: true,
    publicUrl: "http://127.0.0.1",
    requestId: "one",
    onInternal: (cause) => logged.push(cause),
  });
  return { code: extensions?.code, retryable: extensions?.retryable, logged };
}

test("a database that is away is not_ready and to be tried again, thrown by a resolver or by itself", () => {
  const gone = new MongoNetworkError("read ECONNRESET");
  const pipe = Object.assign(new Error("write EPIPE"), { code: "EPIPE", syscall: "write" });
  for (const error of [gone, pipe]) {
    const thrown = new GraphQLError(error.message, { originalError: error, path: ["recordStored"] });
    expect(noted(thrown)).toEqual({ code: "not_ready", retryable: true, logged: [error] });
    expect(noted(error)).toEqual({ code: "not_ready", retryable: true, logged: [error] });
    expect(asAppError(error)).toMatchObject({ code: "not_ready", retryAfterSeconds: 2 });
  }
});

test("a full disk is storage_full, in both forms in which the database says so", () => {
  const write = Object.assign(new Error("28: No space left on device - "), { code: 8 });
  const index = Object.assign(new Error("available disk space of 1 bytes is less"), { code: 14031 });
  for (const error of [write, index]) {
    expect(asAppError(error)).toMatchObject({ code: "storage_full", retryAfterSeconds: 30 });
    expect(noted(error)).toMatchObject({ code: "storage_full", retryable: true });
  }
});

test("a missing file of our own stays an internal error", () => {
  const missing = Object.assign(new Error("ENOENT"), { code: "ENOENT", syscall: "open" });
  expect(asAppError(missing).code).toBe("internal");
});
