import { expect, it } from "vitest";
import { RequestStatus, StopReason } from "../../src/schema/request/request.enum.ts";
import { REQUEST_STATES, STOP_REASONS } from "../../src/store/request/request-documents.ts";

const wordsOf = (stored: readonly string[]) =>
  Object.fromEntries(stored.map((word) => [word.toUpperCase(), word]));

it("GraphQL has a word for every state that is shown and every stop reason that is stored", () => {
  expect(RequestStatus).toEqual(wordsOf(REQUEST_STATES.filter((state) => state !== "reserving")));
  expect(StopReason).toEqual(wordsOf(STOP_REASONS));
});
