import { eachTarget, operation, type RunContext, z } from "../../../plugin-sdk/index.ts";
import { Home } from "../home/home-record.ts";
import {
  asAsked,
  HOME_FLAGS,
  homeFlags,
  type HomeFlags,
  homeIds,
  names,
  sourceInput,
  targetForms,
} from "../inputs.ts";
import { MarketsAround } from "../markets/around.ts";
import { aroundHome } from "../redfin/around-home.ts";
import { redfinBuilding } from "../redfin/building.ts";
import { redfinHome } from "../redfin/property-page.ts";
import { type Target, targetOf } from "../targets.ts";
import { zillowHome } from "../zillow/property-page.ts";

export const property = operation({
  name: "property",
  aliases: ["properties", "home", "details", "propertyDetails", "listing", "building"],
  title: "Home details",
  summary:
    "Everything public about homes: facts, price and tax history, schools, pictures; units of buildings.",
  agentHint: "Use with numbers or addresses of homes; the searches find them. Each home is one page.",
  availability: "full",
  input: z.object({ propertyIds: homeIds, source: sourceInput, ...homeFlags }),
  normalize: targetForms("propertyIds"),
  selects: names("propertyIds", /^\d+$/, "home", "building"),
  features: HOME_FLAGS,
  record: Home,
  dedupeKey: ({ site, id }) => `${site} ${id}`,
  canary: { input: { propertyIds: ["15192198"] }, atLeast: { records: 1, fields: ["address", "beds"] } },
  run(ctx, asked, found) {
    const around = new MarketsAround(ctx);
    return eachTarget(ctx, asked.propertyIds, async function* (id, inner) {
      const { page, home, market } = await homeAt(inner, targetOf(id, asked.source), asked, around);
      yield found(page, ...asAsked(asked, { ...home, market }));
      around.end();
    });
  },
});

/** A home or building of either site, with the market around it where the input asks for it. */
async function homeAt(ctx: RunContext, target: Target, { includeMarkets }: HomeFlags, around: MarketsAround) {
  if (target.source === "zillow") {
    const { region, ...read } = await zillowHome(ctx, target);
    return { ...read, market: includeMarkets && region !== null ? await around.zillow(ctx, region) : null };
  }
  const read = await (target.kind === "building" ? redfinBuilding : redfinHome)(ctx, target);
  return {
    ...read,
    market: includeMarkets ? aroundHome(read.page, { answer: "page", warn: ctx.warn }) : null,
  };
}
