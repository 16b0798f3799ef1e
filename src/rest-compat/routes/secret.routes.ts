import { z } from "zod";
import { DeleteSecretDocument, SecretsDocument, SetSecretsDocument } from "../../generated/rest-documents.ts";
import { SECRET_LIMITS, SECRET_SCOPES, secret } from "../../kinds/secret.ts";
import { read } from "../read-call.ts";
import { row, rows } from "../row.ts";

const value = z
  .string()
  .nullable()
  .describe(`At most ${SECRET_LIMITS.valueBytes} bytes; null removes what has the name.`);
const body = z
  .strictObject({
    values: z.record(z.string(), value).default({}).describe("Values by name: what changes."),
    name: z.string().optional().describe("Name of one secret more, with `value`."),
    value: value.optional(),
    scopes: z
      .array(z.enum(SECRET_SCOPES))
      .optional()
      .describe("Who is given them; as they are when left out, and the worker alone for a new one."),
    staged: z
      .boolean()
      .default(false)
      .describe("Whether the worker keeps what it has until the next deployment."),
  })
  .refine(({ name, value: given }) => (name === undefined) === (given === undefined), {
    error: "Give `name` and `value` together.",
  });

export const secretRoutes = rows(secret, {
  "GET /": SecretsDocument,
  "PUT /": row(SetSecretsDocument, {
    body: { schema: body, example: { values: { API_KEY: "…" } } },
    variables({ params, body: given }) {
      const { values, name, value: one, scopes, staged } = read(body, given, "field");
      const named = name === undefined ? [] : [[name, one] as const];
      return {
        service: params["service"] ?? "",
        values: [...Object.entries(values), ...named].map(([key, text]) => ({
          name: key,
          value: text ?? null,
        })),
        scopes: scopes?.map((scope) => (scope === "build" ? "BUILD" : "RUNTIME")) ?? null,
        staged,
      };
    },
  }),
  "DELETE /:name": DeleteSecretDocument,
});
