import { atLeastOne, eachPage, eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { marketInput, names } from "../inputs.ts";
import { readRanking } from "./ranking-page.ts";
import { rankingsForms, rankingsInput, rankingsOf } from "./rankings.ts";
import { Entry } from "./record.ts";

export const bestsellers = operation({
  name: "bestsellers",
  aliases: ["bestseller", "rankings", "newReleases", "moversAndShakers"],
  title: "Rankings",
  summary:
    "Best sellers, new releases, movers, most wished and most gifted of a department: up to 100 places.",
  agentHint: "Use with departments or addresses of rankings; `product` has the details of an entry.",
  availability: "partial",
  availabilityNote:
    "Each page paints 30 of its 50 places; the other 20 are ids and places without title and price, since Amazon fills them by a call of its own.",
  input: z
    .object({
      ...rankingsInput,
      rankingUrls: rankingsInput.rankingUrls.meta({
        aliases: [
          "rankingUrl",
          "bestsellerUrls",
          "bestsellerUrl",
          "categoryUrls",
          "url",
          "urls",
          "startUrls",
        ],
      }),
      ...marketInput,
    })
    .check(atLeastOne("rankingUrls", "departments")),
  normalize: rankingsForms,
  selects: names("rankingUrls", "departments", "ranking"),
  record: Entry,
  dedupeKey: (record) => `${record.listUrl} ${record.id}`,
  canary: { input: { departments: ["electronics"] }, atLeast: { records: 30, fields: ["rank"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, rankingsOf(asked), (target, inner) =>
      eachPage(inner, { first: 1, max: 2 }, async function* (number) {
        const { page, entries, hasNext } = await readRanking(inner, asked, target, number);
        for (const entry of entries) yield found.row(page, entry);
        return hasNext ? number + 1 : null;
      }),
    ),
});
