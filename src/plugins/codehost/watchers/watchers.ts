import { operation } from "../../../plugin-sdk/index.ts";
import { audience, audienceInput, peopleIn } from "../people/audience.ts";
import { developerOf } from "../records/developer.ts";

export const watchers = operation({
  ...audience,
  name: "watchers",
  aliases: ["subscribers"],
  title: "Watchers",
  summary: "Accounts that watch a repository, that is, are told of its activity.",
  agentHint:
    "GitHub's interface calls them subscribers; its word watchers_count means stars. For stars use `stargazers`.",
  availability: "full",
  input: audienceInput({}),
  canary: { input: { repo: "octocat/Hello-World" }, atLeast: { records: 3, fields: ["login", "url"] } },
  run: peopleIn({ list: "subscribers", read: developerOf, counted: "subscribers_count" }),
});
