import {
  countIn,
  eachTarget,
  type Json,
  operation,
  type RunContext,
  searchText,
  shortText,
  SourceError,
  z,
} from "../../../plugin-sdk/index.ts";
import { fileOf } from "../file/record.ts";
import { repositoriesOf, repositoryTargets } from "../inputs/repository.ts";
import { File } from "../records/file.ts";
import { blobPageUrl } from "../urls.ts";
import { discoverCandidates } from "./candidates.ts";
import { normalizeCodeSearch } from "./normalize.ts";
import { codeQueryOf } from "./query.ts";
import { hitsIn } from "./scan.ts";

const ownerField = shortText(39, "The owner");

const Input = z
  .object({
    query: searchText
      .optional()
      .describe(
        'Words and "quoted phrases" that a file must all hold. Qualifiers repo:, language:, filename:, path:, user:, org:, extension: become the fields of that name, where these are not set.',
      )
      .meta({ aliases: ["searchQuery"] }),
    ...repositoryTargets,
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
  .refine(
    (input) => repositoriesOf(input).length > 0 || (input.query ?? input.language ?? input.user ?? input.org),
    {
      path: ["repo"],
      error:
        "Say where to look: `repo`, `repos`, `user`, `org` or `language`, or words in `query` to find repositories by.",
    },
  );

export const codeSearch = operation({
  name: "codeSearch",
  title: "Code search",
  summary: "Files of public repositories that hold all given words, with the matching lines.",
  agentHint:
    "Name `repo` whenever you know it: that costs no quota and searches the whole default branch. Without it, only `maxRepos` popular repositories are searched, so a miss proves little.",
  availability: "partial",
  availabilityNote:
    "GitHub shows its code search to signed-in users only. This one downloads archives of the default branch and searches them: named repositories, or up to 10 discovered ones. Files over 1 MB, binary files and very large archives are left out.",
  input: Input,
  normalize: normalizeCodeSearch,
  record: File,
  dedupeKey: (record) => `${record.repo.toLowerCase()}:${record.path}`,
  canary: {
    input: { query: "forking", repo: "octocat/Spoon-Knife" },
    atLeast: { records: 1, fields: ["path", "url"] },
  },
  async *run(ctx, input, found) {
    const query = codeQueryOf(input);
    const state = Plan.safeParse(ctx.resumeFrom).data;
    const { repos, skipped } = state ?? (await planOf(ctx, input));
    ctx.log("Repositories to search.", { repositories: repos, skipped: skipped.map(({ repo }) => repo) });
    if (repos.length === 0) ctx.foundNothing("No repository fits the search.");
    const planned: RunContext = {
      ...ctx,
      resumeFrom: state?.place ?? null,
      checkpoint: (place) => ctx.checkpoint({ repos, skipped: [...skipped], place }),
    };
    yield* eachTarget(planned, repos, async function* (repo, inner) {
      try {
        const endedEarly = yield* hitsIn(inner, repo, query, (from, { path, ref, bytes }, matches) => {
          const at = { repo, ref, path };
          const draft = fileOf(at, null, { bytes, isWhole: true }, input.contentMaxChars);
          const url = blobPageUrl(repo, ref, path, matches[0]?.line);
          const scannedRepositories = repos.slice(0, repos.indexOf(repo) + 1);
          const scanned = { matches, scannedRepositories, skippedRepositories: [...skipped] };
          return found.row(from, { ...draft, url, ...scanned });
        });
        inner.foundNothing(`No further file of ${repo} fits.`);
        if (endedEarly === null) return;
        inner.warn("repository_not_searched_fully", `${repo}: ${endedEarly}.`);
        skipped.push({ repo, reason: endedEarly });
      } catch (error) {
        if (error instanceof SourceError && error.code === "input_not_found")
          skipped.push({ repo, reason: "the archive cannot be downloaded" });
        throw error;
      }
    });
  },
});

const Plan = z.object({
  repos: z.array(z.string()),
  skipped: z.array(z.object({ repo: z.string(), reason: z.string() })),
  place: z.custom<Json>(),
});

/** The repositories to search: those that the caller named, or else discovered ones. */
async function planOf(ctx: RunContext, input: z.output<typeof Input>) {
  const repos = repositoriesOf(input);
  if (repos.length > 0) return { repos, skipped: [] };
  const candidates = await discoverCandidates(ctx, codeQueryOf(input), input.maxRepos);
  for (const { repo, reason } of candidates.skipped) ctx.warn("repository_skipped", `${repo}: ${reason}.`);
  return candidates;
}
