import { operation } from "../../../plugin-sdk/index.ts";
import { audience, audienceInput, peopleIn } from "../people/audience.ts";
import { stargazerOf } from "../records/developer.ts";

export const stargazers = operation({
  ...audience,
  name: "stargazers",
  title: "Stargazers",
  summary: "Accounts that starred a repository, oldest star first, with the time of the star.",
  agentHint:
    "A hundred people cost one call of an hourly quota of 60. Use `search` by name first for the number of stars.",
  availability: "partial",
  availabilityNote:
    "GitHub lists the oldest 40,000 stars only; later ones of larger repositories are not public.",
  input: audienceInput({}),
  canary: { input: { repo: "octocat/Hello-World" }, atLeast: { records: 3, fields: ["login", "url"] } },
  run: peopleIn({
    list: "stargazers",
    read: stargazerOf,
    counted: "stargazers_count",
    maxRows: 40_000,
    // The plain media type leaves out when the star was given.
    accept: "application/vnd.github.star+json",
  }),
});
