import { z } from "zod";
import {
  type Found,
  type Json,
  operation,
  type PageRef,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { developerFields, LIST_FEATURES, listFeatureFields, localeFields } from "../input/fields.ts";
import { mentions } from "../input/selects.ts";
import { developerForms } from "../input/forms.ts";
import { developersOf, needsOneOf } from "../input/targets.ts";
import { parseContinuation, parseDeveloperPage } from "../parse/developer-page.ts";
import { DeveloperApp, DeveloperProfile } from "../records/list-records.ts";
import type { ListedApp } from "../records/listed-app.ts";
import { continuationCall } from "../rpc/calls.ts";
import { developerPath, type Locale } from "../urls.ts";
import { listRecords } from "./app-info.ts";
import { eachTarget, type Progress } from "./each-target.ts";
import { callRpc, shopPage } from "./page.ts";

const input = z
  .object({ ...developerFields, ...localeFields, ...listFeatureFields })
  .check(needsOneOf("developerIds", "developerUrls"));

export const developer = operation({
  name: "developer",
  aliases: ["developerApps", "publisher", "dev"],
  title: "Apps of a developer",
  summary: "All apps of a developer, with what the developer says about itself.",
  agentHint: "Use with `developerId` of an app Record. Developers have either a number or a name as id.",
  availability: "full",
  input,
  normalize: developerForms,
  selects: mentions(["developerIds"], "developerUrls", "developer"),
  features: LIST_FEATURES,
  record: DeveloperApp,
  dedupeKey: (record) => `${record.developerProfile.developerId}\n${record.appId}`,
  run: (ctx, asked) => {
    const finish = listRecords<Listed>(ctx, asked);
    const locale = { country: asked.country, lang: asked.lang };
    return eachTarget(ctx, developersOf(asked), (id, progress) => apps(ctx, id, locale, progress, finish));
  },
});

type Listed = Omit<DeveloperApp, "country" | "lang" | "appInfo">;

/** Where the chain of pages stands: saved whole, so that a resumed run need not read the first page again. */
const Place = z.object({ token: z.string(), position: z.int(), profile: DeveloperProfile });
type Place = z.output<typeof Place>;

/** One page of the chain. */
interface Step {
  from: PageRef;
  listed: { app: ListedApp; isFeatured: boolean }[];
  profile: DeveloperProfile;
  nextToken: string | null;
}

async function* apps(
  ctx: RunContext,
  developerId: string,
  locale: Locale,
  progress: Progress,
  finish: (from: PageRef, listed: Listed) => Promise<Found<DeveloperApp>>,
): AsyncGenerator<Found<DeveloperApp>, void, void> {
  const saved = savedPlace(progress.resume);
  const seenTokens = new Set<string>();
  const seenApps = new Set<string>();
  let position = saved?.position ?? 0;
  let step = saved === null ? await firstStep(ctx, developerId, locale) : await nextStep(ctx, saved, locale);
  for (;;) {
    const fresh = step.listed.filter(({ app }) => !seenApps.has(app.appId));
    for (const { app, isFeatured } of fresh) {
      if (seenApps.has(app.appId)) continue;
      seenApps.add(app.appId);
      position += 1;
      yield await finish(step.from, { ...app, developerProfile: step.profile, position, isFeatured });
    }
    if (position === 0) ctx.foundNothing(`The page of developer "${developerId}" lists no apps.`);
    const { nextToken: token, profile } = step;
    if (token === null || fresh.length === 0 || seenTokens.has(token)) return;
    seenTokens.add(token);
    progress.save({ token, position, profile });
    step = await nextStep(ctx, { token, position, profile }, locale);
  }
}

async function firstStep(ctx: RunContext, developerId: string, locale: Locale): Promise<Step> {
  const path = developerPath(developerId);
  const from = await shopPage(ctx, path, { id: developerId }, locale, `developer "${developerId}"`);
  const { apps: rest, featured, profile, nextToken } = parseDeveloperPage(from.text, developerId, locale);
  const first = featured === null ? [] : [{ app: featured, isFeatured: true }];
  return { from, listed: [...first, ...rest.map((app) => ({ app, isFeatured: false }))], profile, nextToken };
}

async function nextStep(ctx: RunContext, { token, profile }: Place, locale: Locale): Promise<Step> {
  const { response, payload } = await callRpc(ctx, continuationCall(token), locale);
  const { apps: more, nextToken } = parseContinuation(payload, locale);
  return { from: response, listed: more.map((app) => ({ app, isFeatured: false })), profile, nextToken };
}

function savedPlace(state: Json): Place | null {
  return Place.safeParse(state).data ?? null;
}
