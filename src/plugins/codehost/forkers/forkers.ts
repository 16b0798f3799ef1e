import { operation, z } from "../../../plugin-sdk/index.ts";
import { audience, audienceInput, peopleIn } from "../people/audience.ts";
import { forkerOf } from "../records/developer.ts";

export const forkers = operation({
  ...audience,
  name: "forkers",
  aliases: ["forks"],
  title: "Forkers",
  summary: "Accounts that forked a repository, each with the fork.",
  agentHint:
    "Sort by stargazers to see the forks that took off. A hundred people cost one call of an hourly quota of 60.",
  availability: "full",
  input: audienceInput({
    sort: z
      .enum(["newest", "oldest", "stargazers", "watchers"])
      .default("newest")
      .describe("Order of the forks: by age, by stars, or by watchers."),
  }),
  canary: { input: { repo: "octocat/Spoon-Knife" }, atLeast: { records: 3, fields: ["login", "url"] } },
  run: peopleIn({ list: "forks", read: forkerOf, counted: "forks_count" }),
});
