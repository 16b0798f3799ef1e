import {
  atLeastOne,
  changed,
  coverageOf,
  eachPage,
  eachTarget,
  type Finder,
  flag,
  type Found,
  type Json,
  type JsonObject,
  listOf,
  MAX_GROUP_URLS,
  nothingOf,
  listAsAsked,
  operation,
  outcomeOf,
  type RunContext,
  searchKey,
  shortText,
  sourceUrl,
  steps,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { checkPlace } from "../home/check.ts";
import { isSamePlace } from "../home/place-name.ts";
import { locations, names, onlyZillow, targetForms } from "../inputs.ts";
import { decodedPath, readAddress } from "../targets.ts";
import { Agent, type AgentDraft } from "./agent-record.ts";
import { isAgentCard, readAgentCard } from "./card.ts";
import { askDirectory, readDirectory } from "./directory.ts";
import { readProfile } from "./profile.ts";

/** The pager of the directory stops here. */
const MAX_PAGES = 25;
const FLAGS = ["includeAgents"] as const;

const input = z
  .object({
    locations: locations("directory", "a directory of agents").optional(),
    profiles: listOf(
      shortText(256, "The profile").refine(
        (text) => readAddress(text)?.kind === "agent" || !/[/\s]/.test(text),
        "Expected the name in the address of a profile, or that address.",
      ),
      MAX_GROUP_URLS,
      "profiles",
    )
      .optional()
      .describe("Agents: names in the addresses of their profiles, or those addresses.")
      .meta({
        aliases: [
          "profile",
          "profileUrl",
          "profileUrls",
          "agentUrl",
          "agentUrls",
          "agentId",
          "agentIds",
          "screenNames",
        ],
      }),
    name: shortText(128, "The name")
      .optional()
      .describe("Only agents of this name.")
      .meta({ aliases: ["agentName"] }),
    source: onlyZillow,
    includeAgents: flag
      .default(false)
      .describe("Telephone and e-mail of an agent, where the profile shows them.")
      .meta({ aliases: ["includeContacts", "includeAgent"] }),
  })
  .check(atLeastOne("locations", "profiles"));
type Asked = z.output<typeof input>;
type AgentFinder = Finder<z.input<typeof Agent>>;

export const agents = operation({
  name: "agents",
  aliases: ["agent", "realtors", "agentSearch", "agentProfile"],
  title: "Real estate agents",
  summary: "Agents of a place from the directory of Zillow, and agents by their profiles.",
  agentHint: "Use `locations` to find agents; `profiles` with their ids has licences, sales and more.",
  availability: "partial",
  availabilityNote:
    "The directory shows 25 pages of about 16 agents; Redfin shows no list of agents to the public. Zillow often refuses programs.",
  input,
  normalize: steps(targetForms("locations"), profilesApart, targetForms("profiles")),
  selects: (raw) =>
    names("locations", null, "directory", "agent")(raw) || names("profiles", /^[\w.-]+$/, "agent")(raw),
  features: FLAGS,
  record: Agent,
  dedupeKey: ({ id }) => id.toLowerCase(),
  canary: {
    input: { locations: ["Albuquerque, NM"] },
    atLeast: { records: 5, fields: ["name", "brokerage"] },
  },
  run(ctx, asked, found) {
    const places = (asked.locations ?? []).map((value) => ({ value, isProfile: false }));
    const profiles = (asked.profiles ?? []).map((value) => ({ value, isProfile: true }));
    return eachTarget(ctx, [...places, ...profiles], ({ value, isProfile }, inner) =>
      isProfile ? oneProfile(inner, value, asked, found) : directory(inner, value, asked, found),
    );
  },
});

/** Addresses of profiles that were given among those of places. */
function profilesApart(raw: JsonObject): JsonObject {
  const isProfile = (item: Json) => typeof item === "string" && readAddress(item)?.kind === "agent";
  const places = [raw["locations"] ?? []].flat();
  const profiles = places.filter(isProfile);
  if (profiles.length === 0) return raw;
  const { locations: _, ...rest } = raw;
  const left = places.filter((item) => !isProfile(item));
  return {
    ...rest,
    ...(left.length === 0 ? {} : { locations: left }),
    profiles: [...[raw["profiles"] ?? []].flat(), ...profiles],
  };
}

async function* oneProfile(ctx: RunContext, profile: string, asked: Asked, found: AgentFinder) {
  const screenName = readAddress(profile)?.value ?? encodeURIComponent(profile);
  const page = await ctx.http.get(
    sourceUrl(ctx.origin("zillow"), "/profile/{name}", { name: decodedPath(screenName) ?? screenName }),
  );
  const agent = readProfile(page, screenName, { answer: "profile", warn: ctx.warn });
  yield found(page, ...asAsked(agent, asked));
}

function directory(ctx: RunContext, location: string, asked: Asked, found: AgentFinder) {
  const reading = { answer: "directory", warn: ctx.warn };
  return eachPage<{ page: number; seen: number }, Found<z.input<typeof Agent>>>(
    ctx,
    { first: { page: 1, seen: 0 }, max: MAX_PAGES },
    async function* ({ page, seen }) {
      const answer = await askDirectory(ctx, location, asked.name, page);
      const { cards, total, place } = readDirectory(answer);
      ctx.total(total);
      if (readAddress(location) === null && page === 1)
        checkPlace(location, [{ text: place ?? "", isCity: false }], answer.url);
      const rows = cards.filter((card) => isAgentCard(card));
      const names = rows.flatMap((row) => str(row, "cardTitle") ?? []);
      listAsAsked(ctx, answer, {
        place: {
          asked: readAddress(location)?.value.replaceAll("-", " ") ?? location,
          shown: place,
          isSame: (text, wanted) => isSamePlace(wanted, { text, isCity: false }),
        },
        // The directory repeats no name: agents of whom none has it are of another list.
        name: {
          asked: asked.name ?? null,
          shown: names[0],
          isSame: (_, name) => names.some((one) => isNamed(one, name)),
        },
      });
      if (rows.length === 0 && total > seen) throw changed(answer, `The page lists none of ${total} agents.`);
      if (rows.length === 0) {
        ctx.foundNothing(`No agents for "${location}".`);
        return null;
      }
      for (const [index, row] of rows.entries()) {
        const agent = readAgentCard(row, reading);
        if (agent === null) ctx.warn("row_dropped", "A card does not name the agent.");
        else
          yield found.row(
            answer,
            ...asAsked({ ...agent, location, resultPosition: seen + index + 1 }, asked),
          );
      }
      return seen + rows.length < total ? { page: page + 1, seen: seen + rows.length } : null;
    },
  );
}

/** Whether one word of a name begins one of another, for nicknames and initials are common. */
const isNamed = (shown: string, asked: string): boolean =>
  wordsOf(asked).some((word) =>
    wordsOf(shown).some((other) => other.startsWith(word) || word.startsWith(other)),
  );
const wordsOf = (name: string): string[] => searchKey(name).match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? [];

function asAsked(agent: AgentDraft, asked: Asked) {
  const { phone, businessPhone, brokeragePhone, email } = agent;
  const contact = { phone, businessPhone, brokeragePhone, email };
  const known = Object.values(contact).filter((one) => one !== null).length;
  const coverage = coverageOf(asked, FLAGS, { includeAgents: outcomeOf(known > 0) });
  return [asked.includeAgents ? agent : { ...agent, ...nothingOf(contact) }, coverage] as const;
}
