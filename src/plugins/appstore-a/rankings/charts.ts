import { type Step, str } from "../../../plugin-sdk/index.ts";

export const CHARTS = ["top_free", "top_paid", "top_grossing", "new", "new_free", "new_paid", "top"] as const;

/** A list of charts: the store's own, the older feeds, the feeds for marketing. */
export type ChartList = "store" | "feed" | "marketing";

/** What each chart for a device is called in the lists that have it. */
export const NAMES: Readonly<Record<string, Partial<Record<ChartList, string>>>> = {
  "top_free iphone": { store: "FreeApplications", feed: "topfreeapplications", marketing: "top-free" },
  "top_free ipad": { store: "FreeIpadApplications", feed: "topfreeipadapplications" },
  "top_free mac": { feed: "topfreemacapps" },
  "top_paid iphone": { store: "PaidApplications", feed: "toppaidapplications", marketing: "top-paid" },
  "top_paid ipad": { store: "PaidIpadApplications", feed: "toppaidipadapplications" },
  "top_paid mac": { feed: "toppaidmacapps" },
  "top_grossing iphone": { store: "AppsByRevenue", feed: "topgrossingapplications" },
  "top_grossing ipad": { store: "iPadAppsByRevenue", feed: "topgrossingipadapplications" },
  "top_grossing mac": { feed: "topgrossingmacapps" },
  "new iphone": { feed: "newapplications" },
  "new_free iphone": { feed: "newfreeapplications" },
  "new_paid iphone": { feed: "newpaidapplications" },
  "top mac": { feed: "topmacapps" },
};

/** Other words for the charts: those of other tools, and the source's own, in which the device stands, too. */
const CHART_WORDS: Readonly<Record<string, (typeof CHARTS)[number]>> = {
  ...Object.fromEntries(CHARTS.map((chart) => [chart.replaceAll("_", ""), chart])),
  free: "top_free",
  paid: "top_paid",
  grossing: "top_grossing",
  appsbyrevenue: "top_grossing",
};

/**
 * Writes the word for a chart as `chart` and `device`: `topfreeipadapplications`, `TOP_FREE_IPAD`, `iPadAppsByRevenue`.
 * One that names another device than the input stays for validation to refuse.
 */
export const chartForms: Step = (raw, note) => {
  const word =
    str(raw["chart"])
      ?.toLowerCase()
      .replace(/[-_\s]/g, "") ?? "";
  const device = /ipad|mac/.exec(word)?.[0];
  const bare = word.replace(/ipad|mac/, "");
  const chart = CHART_WORDS[bare] ?? CHART_WORDS[bare.replace(/app(?:lication)?s$/, "")];
  const isOther = device !== undefined && (raw["device"] ?? device) !== device;
  if (chart === undefined || isOther) return raw;
  if (chart !== raw["chart"]) note("chart", `Written as "${chart}".`);
  if (device !== undefined && raw["device"] !== device) note("device", "Taken from the word for the chart.");
  return { ...raw, chart, ...(device === undefined ? {} : { device }) };
};

export const ALL_GENRES = "36";
/** Numbers of the categories by their English names. */
export const GENRES: Readonly<Record<string, string>> = Object.fromEntries(
  `All 36 Books 6018 Business 6000 Catalogs 6022 DeveloperTools 6026 Education 6017 Entertainment 6016 Finance 6015
   FoodDrink 6023 Games 6014 GraphicsDesign 6027 Health 6013 Lifestyle 6012 Magazines 6021 Medical 6020 Music 6011
   Navigation 6010 News 6009 PhotoVideo 6008 Productivity 6007 Reference 6006 Shopping 6024 Social 6005 Sports 6004
   Travel 6003 Utilities 6002 Weather 6001 ActionGames 7001 AdventureGames 7002 CasualGames 7003 BoardGames 7004
   CardGames 7005 CasinoGames 7006 FamilyGames 7009 MusicGames 7011 PuzzleGames 7012 RacingGames 7013
   RolePlayingGames 7014 SimulationGames 7015 SportsGames 7016 StrategyGames 7017 TriviaGames 7018 WordGames 7019`
    .match(/\w+ \d+/g)
    ?.map((pair) => pair.split(" ") as [string, string]) ?? [],
);
