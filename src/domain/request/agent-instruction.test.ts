import { describe, expect, test } from "vitest";
import { CODES } from "../../errors/codes.ts";
import { sampleRequest } from "../../store/testing/sample-request.ts";
import { agentInstructionOf } from "./agent-instruction.ts";

const ID = "req_000000000000000000000001";
const RESULTS = `/v1/requests/${ID}/results`;

describe("what a program is told to do next", () => {
  test("before the end: wait, and where Records appear", () => {
    expect(agentInstructionOf(sampleRequest())).toBe(
      `Poll GET /v1/requests/${ID} until status is terminal, or subscribe to requestUpdated; Records can be read from ${RESULTS} as they arrive.`,
    );
    expect(agentInstructionOf(sampleRequest({ state: "running" }))).toBe(
      `Keep polling, or subscribe to recordStored; the Records stored so far are at ${RESULTS}.`,
    );
    expect(agentInstructionOf(sampleRequest({ state: "cancelling" }))).toBe(
      `Wait until status is cancelled, then read the Records stored so far from ${RESULTS}.`,
    );
  });

  test("at a good end: read, or change the input", () => {
    expect(agentInstructionOf(sampleRequest({ state: "succeeded", recordCount: 7 }))).toBe(
      `Read the 7 Records from ${RESULTS}, following nextCursor until it is null.`,
    );
    expect(agentInstructionOf(sampleRequest({ state: "succeeded" }))).toBe(
      "The source has nothing for this input and nothing was charged; change the input to find more.",
    );
  });

  test("after a cancel: read or resume", () => {
    expect(agentInstructionOf(sampleRequest({ state: "cancelled", recordCount: 7 }))).toBe(
      `Read the 7 Records stored before the cancel from ${RESULTS}, or resume the Request.`,
    );
    expect(agentInstructionOf(sampleRequest({ state: "cancelled" }))).toBe(
      "Nothing was stored or charged; resume the Request or create a new one.",
    );
  });

  test("after an early stop: what the code says, and what was charged", () => {
    const error = { code: "source_blocked", message: "Blocked." };
    expect(
      agentInstructionOf(
        sampleRequest({ state: "partial", stopReason: "source_blocked", error, recordCount: 7 }),
      ),
    ).toBe(`${CODES.source_blocked.agent} 7 Records are stored and billed: read them from ${RESULTS}.`);
    expect(agentInstructionOf(sampleRequest({ state: "failed", stopReason: "source_blocked", error }))).toBe(
      `${CODES.source_blocked.agent} Nothing was charged.`,
    );
    expect(
      agentInstructionOf(sampleRequest({ state: "partial", stopReason: "cost_cap_reached", recordCount: 7 })),
    ).toBe(
      `The cost ceiling was reached; create a new Request for more. 7 Records are stored and billed: read them from ${RESULTS}.`,
    );
    expect(
      agentInstructionOf(
        sampleRequest({ state: "failed", stopReason: "internal", error: { code: "of_old", message: "" } }),
      ),
    ).toBe(`${CODES.internal.agent} Nothing was charged.`);
  });
});
