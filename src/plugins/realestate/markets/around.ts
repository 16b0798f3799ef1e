import { ExtraPages, type RunContext } from "../../../plugin-sdk/index.ts";
import type { Region } from "../redfin/region.ts";
import type { ZillowRegion } from "../zillow/region.ts";
import { type Around, aroundFrom } from "./market-record.ts";
import { askTrends } from "./redfin.ts";
import { askRegion, readMarket } from "./zillow.ts";

/** The figures of regions around homes: each region is asked for once in a run. */
export class MarketsAround {
  readonly #extra: ExtraPages;
  readonly #known = new Map<string, Around | null>();

  constructor(ctx: RunContext) {
    this.#extra = new ExtraPages(ctx);
  }

  /** Of a region of Zillow; null with a warning where its page cannot be read. */
  zillow(ctx: RunContext, region: ZillowRegion): Promise<Around | null> {
    return this.#once(`zillow ${region.id}`, async () => {
      const page = await askRegion(ctx, region);
      return aroundFrom(readMarket(page, String(region.id), { answer: "market", warn: ctx.warn }));
    });
  }

  /** Of a region of Redfin; null where the site has no figures of it. */
  redfin(ctx: RunContext, location: string, region: Region): Promise<Around | null> {
    return this.#once(`redfin ${region.marketType} ${region.id}`, async () => {
      const { market, isEmpty } = await askTrends(ctx, location, region);
      return isEmpty ? null : aroundFrom(market);
    });
  }

  /** What `load` gives for a region; asked for once. */
  async #once(region: string, load: () => Promise<Around | null>): Promise<Around | null> {
    const known = this.#known.get(region);
    if (known !== undefined) return known;
    const around = await this.#extra.read("market", load);
    this.#known.set(region, around);
    return around;
  }

  /** Ends the run as partial where a page of figures was refused. */
  end(): void {
    this.#extra.end();
  }
}
