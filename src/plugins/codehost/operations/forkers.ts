import { z } from "zod";
import { operation } from "../../../plugin-sdk/index.ts";
import { audienceFields, audienceOf, audienceRule } from "../audience.ts";
import { normalizeRepository } from "../input/repository-target.ts";
import { forkerOf } from "../parse/developer.ts";
import { Developer } from "../records/developer.ts";

export const forkers = operation({
  name: "forkers",
  aliases: ["forks"],
  title: "Forkers",
  summary: "Accounts that forked a repository, each with the fork.",
  agentHint:
    "Sort by stargazers to see the forks that took off. A hundred people cost one call of an hourly quota of 60.",
  availability: "full",
  input: z
    .object({
      ...audienceFields,
      sort: z
        .enum(["newest", "oldest", "stargazers", "watchers"])
        .default("newest")
        .describe("Order of the forks: by age, by stars, or by watchers."),
    })
    .refine(...audienceRule),
  normalize: normalizeRepository,
  record: Developer,
  dedupeKey: (record) => `${record.login.toLowerCase()}:${record.fork?.fullName ?? ""}`,
  run: (ctx, input) =>
    audienceOf(ctx, input, {
      list: "forks",
      query: { sort: input.sort },
      maxRows: Number.POSITIVE_INFINITY,
      read: forkerOf,
      emptyReason: "Nobody has forked the repository.",
    }),
});
