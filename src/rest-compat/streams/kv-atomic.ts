import { z } from "zod";
import { kvOptions } from "./kv-values.ts";

const check = z.strictObject({ key: z.string(), version: z.string().nullish() });
const mutation = z.strictObject({
  key: z.string(),
  value: z.string().nullish(),
  encoding: z
    .enum(["utf8", "base64"])
    .transform((word) => word.toUpperCase())
    .optional(),
  ...kvOptions,
});

/** Parts of a batch, in the words of /v1. */
export const kvAtomicParts = {
  checks: z.array(check).default([]).describe("Versions that have to be there; null for nothing."),
  mutations: z.array(mutation).describe("Values to be written; a value of null deletes."),
};
