import { z } from "zod";
import { operation } from "../../../plugin-sdk/index.ts";
import { audienceFields, audienceOf, audienceRule } from "../audience.ts";
import { normalizeRepository } from "../input/repository-target.ts";
import { stargazerOf } from "../parse/developer.ts";
import { Developer } from "../records/developer.ts";
import { STAR_MEDIA_TYPE } from "../urls.ts";

export const stargazers = operation({
  name: "stargazers",
  title: "Stargazers",
  summary: "Accounts that starred a repository, oldest star first, with the time of the star.",
  agentHint:
    "A hundred people cost one call of an hourly quota of 60. Use `search` by name first for the number of stars.",
  availability: "partial",
  availabilityNote:
    "GitHub lists the oldest 40,000 stars only; later ones of larger repositories are not public.",
  input: z.object(audienceFields).refine(...audienceRule),
  normalize: normalizeRepository,
  record: Developer,
  dedupeKey: (record) => record.login.toLowerCase(),
  run: (ctx, input) =>
    audienceOf(ctx, input, {
      list: "stargazers",
      accept: STAR_MEDIA_TYPE,
      maxRows: 40_000,
      read: stargazerOf,
      emptyReason: "Nobody has starred the repository.",
    }),
});
