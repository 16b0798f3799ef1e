import { z } from "zod";
import {
  DeleteUsageCapDocument,
  SetUsageCapDocument,
  SimulateUsageCapDocument,
  UsageDocument,
} from "../../generated/rest-documents.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .optional();
const period = z.enum(["day", "month"]);
const percent = z.int().min(1).max(100);
const words = { day: "DAY", month: "MONTH" } as const;

const newCap = z.strictObject({
  period: period.describe("When it counts anew, in UTC."),
  value: z.int().min(0).describe("The most that may be used, in the meter's unit; 0 stops at once."),
  notifyAtPercent: percent.default(80).describe("Percent of `value` from which on the account is warned."),
});

const trial = z.strictObject({
  period: period.describe("When the cap would have counted anew."),
  value: z.coerce.number().pipe(z.int().min(0)).describe("The cap to try."),
  notifyAtPercent: z.coerce.number().pipe(percent).default(80).describe("When it would have warned."),
  month: month.describe("UTC month, such as `2026-10`; the one before the current unless given."),
});

const monthQuery = z.strictObject({
  month: month.describe("UTC month, such as `2026-10`; the current one unless given."),
});

export const usageRoutes = [
  route({
    method: "GET",
    path: "/v1/usage",
    access: "key",
    summary: "What the account used in a month, its caps, and what it will pay.",
    reference: {
      operationId: "getUsage",
      tag: "Usage",
      query: monthQuery,
      answer: { status: 200, description: "The usage." },
      errors: ["invalid_input"],
    },
    document: UsageDocument,
    variables: ({ query }) => ({ month: query.month ?? null }),
  }),
  route({
    method: "PUT",
    path: "/v1/usage/caps/:metric",
    access: "key",
    summary: "Sets or replaces a cap on a meter. It holds at once.",
    reference: {
      operationId: "setUsageCap",
      tag: "Usage",
      body: { schema: newCap, example: { period: "month", value: 10_000, notifyAtPercent: 80 } },
      answer: { status: 200, description: "The cap." },
      errors: ["invalid_input", "meter_not_found"],
    },
    document: SetUsageCapDocument,
    variables({ params, body }) {
      const { period: of, ...cap } = read(newCap, body, "field");
      return { input: { ...cap, metric: params.metric ?? "", period: words[of] } };
    },
  }),
  route({
    method: "DELETE",
    path: "/v1/usage/caps/:metric/:period",
    access: "key",
    summary: "Removes the cap of that period; what it stopped goes on.",
    reference: {
      operationId: "deleteUsageCap",
      tag: "Usage",
      answer: {
        status: 200,
        description: "The cap as it was.",
      },
      errors: ["invalid_input", "not_found", "meter_not_found"],
    },
    document: DeleteUsageCapDocument,
    variables: ({ params }) => ({
      metric: params.metric ?? "",
      period: words[read(z.object({ period }), { period: params.period }, "parameter").period],
    }),
  }),
  route({
    method: "GET",
    path: "/v1/usage/caps/:metric/simulation",
    access: "key",
    summary: "What a cap would have stopped in a month, by what was used on each of its days.",
    reference: {
      operationId: "simulateUsageCap",
      tag: "Usage",
      query: trial,
      answer: {
        status: 200,
        description: "Day by day.",
      },
      errors: ["invalid_input", "meter_not_found"],
    },
    document: SimulateUsageCapDocument,
    variables: ({ params, query: { period: of, month: in_, ...cap } }) => ({
      ...cap,
      metric: params.metric ?? "",
      period: words[of],
      month: in_ ?? null,
    }),
  }),
];
