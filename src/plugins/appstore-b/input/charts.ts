/** The charts, and the words that people use for them. */
export const CHARTS = ["topselling_free", "topselling_paid", "topgrossing"] as const;

export type Chart = (typeof CHARTS)[number];

const CHART_WORDS: Readonly<Record<string, Chart>> = {
  topsellingfree: "topselling_free",
  topfree: "topselling_free",
  free: "topselling_free",
  topsellingpaid: "topselling_paid",
  toppaid: "topselling_paid",
  paid: "topselling_paid",
  topgrossing: "topgrossing",
  grossing: "topgrossing",
};

/** `top-free`, `TOP_PAID`, `grossing` and the like as the source's own word; null for any other word. */
export function chartOf(word: string): Chart | null {
  return CHART_WORDS[word.toLowerCase().replace(/[^a-z]/g, "")] ?? null;
}

/** The chart of all apps. */
export const ALL_APPS = "APPLICATION";

const APPS = `
APPLICATION ANDROID_WEAR WATCH_FACE ART_AND_DESIGN AUTO_AND_VEHICLES BEAUTY BOOKS_AND_REFERENCE BUSINESS COMICS
COMMUNICATION DATING EDUCATION ENTERTAINMENT EVENTS FINANCE FOOD_AND_DRINK HEALTH_AND_FITNESS HOUSE_AND_HOME
LIBRARIES_AND_DEMO LIFESTYLE MAPS_AND_NAVIGATION MEDICAL MUSIC_AND_AUDIO NEWS_AND_MAGAZINES PARENTING PERSONALIZATION
PHOTOGRAPHY PRODUCTIVITY SHOPPING SOCIAL SPORTS TOOLS TRAVEL_AND_LOCAL VIDEO_PLAYERS WEATHER`;

const GAMES = `
GAME GAME_ACTION GAME_ADVENTURE GAME_ARCADE GAME_BOARD GAME_CARD GAME_CASINO GAME_CASUAL GAME_EDUCATIONAL GAME_MUSIC
GAME_PUZZLE GAME_RACING GAME_ROLE_PLAYING GAME_SIMULATION GAME_SPORTS GAME_STRATEGY GAME_TRIVIA GAME_WORD`;

const FAMILY = `
FAMILY FAMILY_ACTION FAMILY_BRAINGAMES FAMILY_CREATE FAMILY_EDUCATION FAMILY_MUSICVIDEO FAMILY_PRETEND`;

/** Category ids of the source. */
export const CATEGORIES: ReadonlySet<string> = new Set(`${APPS}${GAMES}${FAMILY}`.trim().split(/\s+/));

/** `game arcade` and `game-arcade` as `GAME_ARCADE`. */
export function categoryOf(word: string): string {
  return word
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, "_");
}
