import { expect } from "vitest";
import { QuarryError } from "../../src/client/index.ts";

/** The QuarryError that a call fails with; anything else, success included, fails the test. */
export async function failure(promise: Promise<unknown>): Promise<QuarryError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QuarryError);
  return error as QuarryError;
}
