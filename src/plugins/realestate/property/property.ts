import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { Home } from "../home/home-record.ts";
import { asAsked, HOME_FLAGS, homeFlags, homeIds, names, sourceInput, targetForms } from "../inputs.ts";
import { redfinBuilding } from "../redfin/building.ts";
import { redfinHome } from "../redfin/property-page.ts";
import { targetOf } from "../targets.ts";
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
  dedupeKey: ({ source, id }) => `${source} ${id}`,
  canary: { input: { propertyIds: ["15192198"] }, atLeast: { records: 1, fields: ["address", "beds"] } },
  run(ctx, asked, found) {
    return eachTarget(ctx, asked.propertyIds, async function* (id, inner) {
      const target = targetOf(id, asked.source);
      const read =
        target.source === "zillow" ? zillowHome : target.kind === "building" ? redfinBuilding : redfinHome;
      const { page, home } = await read(inner, target);
      yield found(page, ...asAsked(asked, home));
    });
  },
});
