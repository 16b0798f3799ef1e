import { z } from "zod";
import { DeleteSpendLimitDocument, SetSpendLimitDocument } from "../../generated/rest-documents.ts";
import { microsOfUsd } from "../../kernel/usd.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const usd = z
  .number()
  .min(0)
  .refine((value) => microsOfUsd(value) !== null, "Use at most six decimal places.");

const newLimit = z.strictObject({
  monthly: usd.nullable().default(null).describe("Each UTC month, in USD; null for no such limit."),
  maxRequest: usd.nullable().default(null).describe("For one Request, in USD; null for no such limit."),
  notifyAtPercent: z
    .int()
    .min(1)
    .max(100)
    .default(80)
    .describe("Percent of `monthly` from which on to warn."),
});

const micros = (value: number | null): number | null => (value === null ? null : microsOfUsd(value));

export const spendLimitRoutes = [
  route({
    method: "PUT",
    path: "/v1/usage/spend-limits/:scope",
    access: "key",
    summary: "Sets what scraping may cost each month and each Request, for `account` or for one API key.",
    reference: {
      operationId: "setSpendLimit",
      tag: "Usage",
      body: { schema: newLimit, example: { monthly: 20, maxRequest: 1 } },
      answer: {
        status: 200,
        description: "The limits.",
      },
      errors: ["invalid_input", "not_found"],
    },
    document: SetSpendLimitDocument,
    variables({ params, body }) {
      const { monthly, maxRequest, notifyAtPercent } = read(newLimit, body, "field");
      const amounts = { monthlyUsdMicros: micros(monthly), maxRequestUsdMicros: micros(maxRequest) };
      return { input: { scope: params.scope ?? "", ...amounts, notifyAtPercent } };
    },
  }),
  route({
    method: "DELETE",
    path: "/v1/usage/spend-limits/:scope",
    access: "key",
    summary: "Removes the spending limits of `account` or of one API key.",
    reference: {
      operationId: "deleteSpendLimit",
      tag: "Usage",
      answer: {
        status: 200,
        description: "The limits as they were.",
      },
      errors: ["not_found"],
    },
    document: DeleteSpendLimitDocument,
    variables: ({ params }) => ({ scope: params.scope ?? "" }),
  }),
];
