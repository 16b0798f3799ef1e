import {
  type Coverage,
  coverageOf,
  ExtraPages,
  flag,
  outcomeOf,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { readApp } from "../app/read-app.ts";
import { App } from "../app/record.ts";
import { localeInput } from "../inputs.ts";
import { type Locale, localeOf } from "../source.ts";
import { ListedApp, shopFields } from "./listed-app.ts";

const listFlags = {
  includeAppInfo: flag
    .default(false)
    .describe("Also opens the page of every app (one more page each) and gives all of it as `appInfo`."),
  includeScreenshots: flag.default(false).describe("Reports whether a list item came with screenshots."),
  includeRatings: flag
    .default(false)
    .describe("Reports how much of the ratings was found; the star histogram needs `includeAppInfo`."),
  includeInstalls: flag
    .default(false)
    .describe("Reports how much of the installs was found; the exact count needs `includeAppInfo`."),
};
export const LIST_FEATURES = Object.keys(listFlags) as (keyof typeof listFlags)[];
/** What every operation that lists apps takes. */
export const listInput = { ...localeInput, ...listFlags };

/** What every Record of such an operation holds, besides its place. */
export const listFields = {
  ...ListedApp.shape,
  ...shopFields,
  appInfo: App.nullable().describe("Everything that the page of the app shows, with `includeAppInfo`"),
};

/** App pages kept for when an app is met again, as in the results of several search terms. */
const MAX_CACHED_APPS = 500;

type Asked = Locale & Record<string, unknown>;

/** The apps of lists on their way to Records, in one run. */
export class AppLists {
  readonly locale: Locale;
  readonly extra: ExtraPages;
  readonly #ctx: RunContext;
  readonly #asked: Asked;
  readonly #pages = new Map<string, App | null>();

  constructor(ctx: RunContext, asked: Asked) {
    this.locale = localeOf(asked);
    this.extra = new ExtraPages(ctx);
    this.#ctx = ctx;
    this.#asked = asked;
  }

  /** What the input asks for besides an app: its page, or null with a warning when that cannot be read. */
  infoOf({ id }: ListedApp): Promise<App | null> | null {
    return this.#asked["includeAppInfo"] === true ? this.#read(id) : null;
  }

  async #read(id: string): Promise<App | null> {
    const known = this.#pages.get(id);
    if (known !== undefined) return known;
    // A copy, since the texts of a parsed page keep the whole page in memory.
    const load = async () => structuredClone((await readApp(this.#ctx, id, this.locale)).app);
    const app = await this.extra.read("app_info", load);
    if (this.#pages.size >= MAX_CACHED_APPS) this.#pages.clear();
    this.#pages.set(id, app);
    return app;
  }

  /** The same flags are answered by an item of a list, with or without the page of its app. */
  coverage({ appInfo, screenshotUrls, rating, installs }: ListedApp & { appInfo: App | null }): Coverage {
    const hasScreenshots = (screenshotUrls?.length ?? appInfo?.screenshots?.length ?? 0) > 0;
    return coverageOf(this.#asked, LIST_FEATURES, {
      includeAppInfo: outcomeOf(appInfo !== null),
      includeScreenshots: outcomeOf(hasScreenshots),
      includeRatings: outcomeOf((appInfo?.ratingHistogram ?? null) !== null, rating !== null),
      includeInstalls: outcomeOf((appInfo?.exactInstalls ?? null) !== null, installs !== null),
    });
  }
}
