import { AppError } from "../../errors/app-error.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import type { InstalledScraper } from "./installed-scraper.ts";
import type { LoadedPlugin } from "./plugin-loader.ts";
import { PRICE_LIST, type ListedScraper } from "./price-list.ts";

/** One entry of the catalog: a working plugin, a broken one, or a family that is listed but not built. */
export interface CatalogEntry extends ListedScraper {
  scraper: InstalledScraper | null;
  moduleUrl: string | null;
  /** Null when it works. */
  problem: { kind: "not_implemented" | "disabled"; reason: string } | null;
}

/** All families by id: the price list first, then what plugins add. */
export class Catalog {
  #entries: ReadonlyMap<string, CatalogEntry>;
  readonly #refused = new Map<string, string>();

  constructor(plugins: readonly LoadedPlugin[]) {
    this.#entries = entriesOf(plugins);
  }

  /** Takes other plugins in place of those that it had. */
  replace(plugins: readonly LoadedPlugin[]): void {
    this.#entries = entriesOf(plugins);
  }

  all(): CatalogEntry[] {
    return [...this.#entries.values()].map((entry) => this.#served(entry));
  }

  find(id: string): CatalogEntry | null {
    const entry = this.#entries.get(id);
    return entry === undefined ? null : this.#served(entry);
  }

  /** Switches a scraper off that this server cannot serve, until it starts anew. */
  refuse(id: string, reason: string): void {
    this.#refused.set(id, reason);
  }

  #served(entry: CatalogEntry): CatalogEntry {
    const reason = this.#refused.get(entry.id);
    if (reason === undefined) return entry;
    return { ...entry, scraper: null, moduleUrl: null, problem: { kind: "disabled", reason } };
  }

  /** The scrapers that can run here. */
  installed(): InstalledScraper[] {
    return this.all().flatMap(({ scraper }) => scraper ?? []);
  }

  /** Ids of the scrapers that can run here. */
  runnable(): string[] {
    return this.installed().map(({ id }) => id);
  }

  #hint(id: string): string {
    const near = nearestName(id, this.runnable());
    return near === null
      ? `Those that can run here: ${this.runnable().join(", ")}.`
      : `Did you mean "${near}"?`;
  }

  /** The scraper to create a Request with. Throws scraper_not_found, scraper_not_implemented or scraper_disabled. */
  usable(id: string): CatalogEntry & { scraper: InstalledScraper; moduleUrl: string } {
    const entry = this.find(id);
    if (!entry) {
      throw new AppError("scraper_not_found", {
        message: `There is no scraper named ${id.slice(0, 60)}.`,
        details: [{ path: "scraper", code: "unknown", message: this.#hint(id) }],
      });
    }
    if (entry.problem?.kind === "not_implemented")
      throw new AppError("scraper_not_implemented", {
        message: `The scraper ${id} is in the catalog but not built yet.`,
      });
    if (entry.scraper === null || entry.moduleUrl === null) {
      throw new AppError("scraper_disabled", {
        message: `The scraper ${id} is switched off: ${entry.problem?.reason ?? "it did not load."}`,
      });
    }
    return { ...entry, scraper: entry.scraper, moduleUrl: entry.moduleUrl };
  }
}

function entriesOf(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, CatalogEntry> {
  const entries = new Map<string, CatalogEntry>();
  for (const listed of PRICE_LIST) {
    const reason = "This family is in the catalog but not built yet.";
    entries.set(listed.id, {
      ...listed,
      scraper: null,
      moduleUrl: null,
      problem: { kind: "not_implemented", reason },
    });
  }
  for (const plugin of plugins) {
    const id =
      plugin.problem !== null && entries.get(plugin.id)?.scraper ? twinId(plugin, entries) : plugin.id;
    entries.set(id, entryOf({ ...plugin, id }, entries.get(id)));
  }
  return entries;
}

/** Under which a plugin is listed whose id another one has, so that its reason can be read. */
function twinId({ id, origin }: LoadedPlugin, entries: ReadonlyMap<string, CatalogEntry>): string {
  let number = 2;
  while (entries.has(`${id} (${origin} ${number})`)) number += 1;
  return `${id} (${origin} ${number})`;
}

function entryOf(plugin: LoadedPlugin, listed: CatalogEntry | undefined): CatalogEntry {
  const { scraper, moduleUrl, problem } = plugin;
  if (scraper !== null) {
    const { id, title, unit, priceUsdMicros } = scraper;
    return { id, title, unit, priceUsdMicros, scraper, moduleUrl, problem: null };
  }
  const base = listed ?? { id: plugin.id, title: plugin.id, unit: "record" as const, priceUsdMicros: 0 };
  return {
    ...base,
    scraper: null,
    moduleUrl: null,
    problem: { kind: "disabled", reason: problem ?? "It did not load." },
  };
}
