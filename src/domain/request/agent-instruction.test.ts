import { describe, expect, test } from "vitest";
import { CODES } from "../../errors/codes.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { sampleRequest } from "../../store/testing/sample-request.ts";
import { agentInstructionOf } from "./agent-instruction.ts";

const ID = "req_000000000000000000000001";
const RESULTS = `/v1/requests/${ID}/results`;
const FIELD = "the field records of this Request";
const rest = (over: Partial<RequestDoc> = {}) => agentInstructionOf(sampleRequest(over), "rest");
const graphql = (over: Partial<RequestDoc> = {}) => agentInstructionOf(sampleRequest(over), "graphql");

describe("what a program is told to do next", () => {
  test("before the end: wait, and where Records appear", () => {
    expect(rest()).toBe(
      `Poll GET /v1/requests/${ID} until status is terminal; Records can be read from ${RESULTS} as they arrive.`,
    );
    expect(rest({ state: "running" })).toBe(`Keep polling; the Records stored so far are in ${RESULTS}.`);
    expect(rest({ state: "cancelling" })).toBe(
      `Wait until status is cancelled, then read the Records stored so far from ${RESULTS}.`,
    );
  });

  test("at a good end: read, or change the input", () => {
    expect(rest({ state: "succeeded", recordCount: 7 })).toBe(
      `Read the 7 Records from ${RESULTS}, following nextCursor until it is null.`,
    );
    expect(rest({ state: "succeeded", recordCount: 1 })).toBe(
      `Read the 1 Record from ${RESULTS}, following nextCursor until it is null.`,
    );
    expect(rest({ state: "succeeded" })).toBe(
      "The source has nothing for this input and nothing was charged; change the input to find more.",
    );
  });

  test("after a cancel: read or resume", () => {
    expect(rest({ state: "cancelled", recordCount: 7 })).toBe(
      `Read the 7 Records stored before the cancel from ${RESULTS}, or resume the Request.`,
    );
    expect(rest({ state: "cancelled" })).toBe(
      "Nothing was stored or charged; resume the Request or create a new one.",
    );
  });

  test("after an early stop: what the code says, and what was charged", () => {
    const error = { code: "source_blocked", message: "Blocked." };
    const blocked = { stopReason: "source_blocked", error } as const;
    expect(rest({ state: "partial", ...blocked, recordCount: 7 })).toBe(
      `${CODES.source_blocked.agent} 7 Records are stored and billed: read them from ${RESULTS}.`,
    );
    expect(rest({ state: "partial", ...blocked, recordCount: 1 })).toBe(
      `${CODES.source_blocked.agent} 1 Record is stored and billed: read it from ${RESULTS}.`,
    );
    expect(rest({ state: "failed", ...blocked })).toBe(`${CODES.source_blocked.agent} Nothing was charged.`);
    expect(rest({ state: "partial", stopReason: "cost_cap_reached", recordCount: 7 })).toBe(
      `The cost ceiling was reached; create a new Request for more. 7 Records are stored and billed: read them from ${RESULTS}.`,
    );
    const old = { code: "of_old", message: "" };
    expect(rest({ state: "failed", stopReason: "internal", error: old })).toBe(
      `${CODES.internal.agent} Nothing was charged.`,
    );
  });

  test("on GraphQL in words of GraphQL", () => {
    expect(graphql()).toBe(
      `Subscribe to requestUpdated, or query request until status is terminal; Records can be read from ${FIELD} as they arrive.`,
    );
    expect(graphql({ state: "running" })).toBe(
      `Keep watching, or subscribe to recordStored; the Records stored so far are in ${FIELD}.`,
    );
    expect(graphql({ state: "cancelling" })).toBe(
      `Wait until status is CANCELLED, then read the Records stored so far from ${FIELD}.`,
    );
    expect(graphql({ state: "succeeded", recordCount: 7 })).toBe(
      `Read the 7 Records from ${FIELD}, passing endCursor as after while hasNextPage is true.`,
    );
    const off = { code: "scraper_disabled", message: "Off." };
    expect(graphql({ state: "failed", stopReason: "internal", error: off })).toBe(
      `${CODES.scraper_disabled.agentOnGraphql} Nothing was charged.`,
    );
    expect(rest({ state: "failed", stopReason: "internal", error: off })).toBe(
      `${CODES.scraper_disabled.agent} Nothing was charged.`,
    );
  });
});
