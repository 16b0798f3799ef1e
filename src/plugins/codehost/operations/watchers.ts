import { z } from "zod";
import { operation } from "../../../plugin-sdk/index.ts";
import { audienceFields, audienceOf, audienceRule } from "../audience.ts";
import { normalizeRepository } from "../input/repository-target.ts";
import { developerOf } from "../parse/developer.ts";
import { Developer } from "../records/developer.ts";

export const watchers = operation({
  name: "watchers",
  aliases: ["subscribers"],
  title: "Watchers",
  summary: "Accounts that watch a repository, that is, are told of its activity.",
  agentHint:
    "GitHub's interface calls them subscribers; its word watchers_count means stars. For stars use `stargazers`.",
  availability: "full",
  input: z.object(audienceFields).refine(...audienceRule),
  normalize: normalizeRepository,
  record: Developer,
  dedupeKey: (record) => record.login.toLowerCase(),
  run: (ctx, input) =>
    audienceOf(ctx, input, {
      list: "subscribers",
      maxRows: Number.POSITIVE_INFINITY,
      read: developerOf,
      emptyReason: "Nobody watches the repository.",
    }),
});
