import { folderStamp } from "../../kernel/folder-stamp.ts";
import type { Log } from "../../kernel/log.ts";
import { pause } from "../../kernel/pause.ts";
import type { Catalog } from "./catalog.ts";
import { loadPlugins, type PluginSources } from "./plugin-loader.ts";

const LOOK_EVERY_MS = 250;

/** Brings the plugins that there are into a catalog, and keeps it up to date with their files. */
export class PluginSet {
  readonly #catalog: Catalog;
  readonly #log: Log;
  readonly #sources: PluginSources;
  /** Ids of plugins that have worked, by their entry files: a broken edit does not change them. */
  readonly #ids = new Map<string, string>();
  #stamp = "";

  constructor({ catalog, log, sources }: { catalog: Catalog; log: Log; sources: PluginSources }) {
    this.#catalog = catalog;
    this.#log = log;
    this.#sources = sources;
  }

  /** Loads all; Requests that run keep the code that they began with. */
  async load(): Promise<void> {
    this.#stamp = await this.#read();
    const plugins = (await loadPlugins(this.#sources)).map((plugin) => {
      const [file = ""] = plugin.moduleUrl.split("?");
      if (plugin.scraper !== null) this.#ids.set(file, plugin.id);
      return { ...plugin, id: this.#ids.get(file) ?? plugin.id };
    });
    for (const { id, moduleUrl, problem } of plugins)
      if (problem !== null) this.#log.warn({ plugin: id, moduleUrl, problem }, "a plugin is switched off");
    this.#catalog.replace(plugins);
  }

  /** Loads all again after every change below the plugin folders, until the signal aborts. */
  async watch(signal: AbortSignal): Promise<void> {
    let before = this.#stamp;
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, signal);
      const now = await this.#read();
      // Once it is at rest: several files may be on their way.
      if (now !== this.#stamp && now === before) await this.#loadAgain();
      before = now;
    }
  }

  async #loadAgain(): Promise<void> {
    try {
      await this.load();
      this.#log.info({ scrapers: this.#catalog.runnable() }, "plugins were loaded again");
    } catch (error) {
      this.#log.error({ err: error }, "plugins could not be loaded again; those that were there stay");
    }
  }

  async #read(): Promise<string> {
    return (await Promise.all(this.#sources.dirs.map((dir) => folderStamp(dir)))).join("\n");
  }
}
