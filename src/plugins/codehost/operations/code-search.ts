import { z } from "zod";
import { countIn, operation, type RunContext, searchText, shortText } from "../../../plugin-sdk/index.ts";
import { type Candidates, discoverCandidates } from "../code-search/candidates.ts";
import { type CodeQuery, codeQueryOf } from "../code-search/query.ts";
import { normalizeCodeSearch } from "../code-search/normalize.ts";
import { scanRepository } from "../code-search/scan.ts";
import { repositoryTarget } from "../input/repository-target.ts";
import { File } from "../records/file.ts";

const ownerField = shortText(39, "The owner");

const Input = z
  .object({
    query: searchText
      .optional()
      .describe(
        'Words and "quoted phrases" that a file must all hold. Qualifiers repo:, language:, filename:, path:, user:, org:, extension: become the fields of that name, where these are not set.',
      )
      .meta({ aliases: ["searchQuery"] }),
    ...repositoryTarget,
    language: shortText(60, "The language")
      .optional()
      .describe("Programming language, told by the file name."),
    filename: shortText(255, "The file name")
      .optional()
      .describe("Whole file name, or its beginning followed by *."),
    path: shortText(1_024, "The path")
      .optional()
      .describe("Folder that the file is in, or the whole path of the file."),
    extension: shortText(40, "The extension").optional().describe("File extension, such as yml."),
    user: ownerField.optional().describe("Only repositories of this user."),
    org: ownerField.optional().describe("Only repositories of this organization."),
    maxRepos: countIn(1, 10)
      .default(3)
      .describe(
        "Repositories to download and search when `repo` is left out, those with the most stars first.",
      ),
    contentMaxChars: countIn(0, 100_000)
      .default(0)
      .describe("Most characters of `content` in each hit; 0 leaves the content out."),
  })
  .refine(({ query, filename, path, extension }) => query ?? filename ?? path ?? extension, {
    path: ["query"],
    error: "Say what to look for: words in `query`, or `filename`, `path` or `extension`.",
  })
  .refine(({ query, repo, url, language, user, org }) => repo ?? url ?? query ?? language ?? user ?? org, {
    path: ["repo"],
    error:
      "Say where to look: `repo`, `user`, `org` or `language`, or words in `query` to find repositories by.",
  });

export const codeSearch = operation({
  name: "codeSearch",
  title: "Code search",
  summary: "Files of public repositories that hold all given words, with the matching lines.",
  agentHint:
    "Name `repo` whenever you know it: that costs no quota and searches the whole default branch. Without it, only `maxRepos` popular repositories are searched, so a miss proves little.",
  availability: "partial",
  availabilityNote:
    "GitHub shows its code search to signed-in users only. This one downloads archives of the default branch and searches them: one named repository, or up to 10 discovered ones. Files over 1 MB, binary files and very large archives are left out.",
  input: Input,
  normalize: normalizeCodeSearch,
  record: File,
  dedupeKey: (record) => `${record.repo.toLowerCase()}:${record.path}`,
  async *run(ctx, input) {
    const query = codeQueryOf(input);
    const plan = planOf(ctx.resumeFrom) ?? (await newPlan(ctx, query, input.maxRepos));
    ctx.log("Repositories to search.", {
      repositories: plan.repos,
      skipped: plan.skipped.map(({ repo }) => repo),
    });
    let hits = 0;
    for (const repo of plan.repos.slice(plan.next)) {
      const outcome = yield* scanRepository(ctx, {
        repo,
        query,
        contentMaxChars: input.contentMaxChars,
        scannedRepositories: plan.repos.slice(0, plan.next + 1),
        skippedRepositories: [...plan.skipped],
      });
      hits += outcome.hits;
      if (outcome.endedEarly !== null) {
        ctx.warn("repository_not_searched_fully", `${repo}: ${outcome.endedEarly}.`);
        plan.skipped.push({ repo, reason: outcome.endedEarly });
      }
      plan.next += 1;
      ctx.checkpoint({ ...plan });
    }
    if (hits === 0) ctx.foundNothing(`No file of the ${plan.repos.length} searched repositories fits.`);
  },
});

/** The repositories of a search, and which comes next. */
interface Plan extends Candidates {
  next: number;
}

async function newPlan(ctx: RunContext, query: CodeQuery, maxRepos: number): Promise<Plan> {
  if (query.repo !== undefined) return { repos: [query.repo], skipped: [], next: 0 };
  const candidates = await discoverCandidates(ctx, query, maxRepos);
  for (const { repo, reason } of candidates.skipped) ctx.warn("repository_skipped", `${repo}: ${reason}.`);
  return { ...candidates, next: 0 };
}

const PlanState = z.object({
  repos: z.array(z.string()),
  skipped: z.array(z.object({ repo: z.string(), reason: z.string() })),
  next: z.int(),
});

/** The plan of an earlier attempt, or null. */
function planOf(state: unknown): Plan | null {
  return PlanState.safeParse(state).data ?? null;
}
