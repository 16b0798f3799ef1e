import { z } from "zod";
import { CODES, type ErrorCode } from "../../../errors/codes.ts";
import { component } from "./components.ts";

const errorCode = component(
  "ErrorCode",
  z
    .enum(Object.keys(CODES) as [ErrorCode, ...ErrorCode[]])
    .describe("Code of the error dictionary; never renamed or reused."),
);

const errorDetail = component(
  "ErrorDetail",
  z
    .object({
      path: z.string().describe("Dot path into what was sent; empty for the whole."),
      code: z.string().describe("Kind of the problem."),
      message: z.string().describe("The problem, for people."),
      limit: z.number().optional().describe("The cap that was passed."),
      actual: z.number().optional().describe("What was sent."),
    })
    .describe("One problem of one field."),
);

component(
  "Error",
  z
    .object({
      code: errorCode,
      message: z.string().describe("What happened, for people."),
      agent_instruction: z.string().describe("For programs: what to do next."),
      docs_url: z.url().describe("Page that explains the code."),
      request_id: z.string().nullable().describe("Id of the call, as in X-Request-Id."),
      retryable: z.boolean().describe("True when the same call may work later."),
      details: z.array(errorDetail).describe("Problems field by field."),
      meter: z.string().optional().describe("Of a cap: the meter that it is on."),
      period: z.string().optional().describe("Of a cap: `day` or `month`."),
      cap: z.number().optional().describe("Of a cap: the most that may be used."),
      used: z.number().optional().describe("Of a cap: what is used."),
      scope: z.string().optional().describe("Of a spending limit: `account`, or the id of an API key."),
    })
    .describe("Every answer with a status of 400 or more."),
);
