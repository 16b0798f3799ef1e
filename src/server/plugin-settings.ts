import type { Catalog } from "../domain/scraper/catalog.ts";
import { AppError, type ErrorDetail } from "../errors/app-error.ts";
import type { Config } from "../kernel/config.ts";
import { nearestName } from "../kernel/nearest-name.ts";

type Checked = Pick<
  Config,
  "QUARRY_ORIGINS" | "QUARRY_ORIGIN_AUTHORIZATION" | "QUARRY_PLUGINS" | "QUARRY_RETENTION_DAYS"
>;

/**
 * What settings say of plugins, once those are loaded: packages that are named must be plugins that run, origins those that a
 * scraper declares, and scrapers those that are here. Throws `config_invalid` with every problem. Of a scraper that is switched off nothing can be said.
 */
export function assertPluginSettings(config: Checked, catalog: Catalog): void {
  const details = [
    ...config.QUARRY_PLUGINS.flatMap((name) => {
      const { problem } = catalog.find(name) ?? { problem: null };
      return problem === null
        ? []
        : [
            problemOf(
              "QUARRY_PLUGINS",
              `names ${name}, which is no plugin that can run here: ${problem.reason}`,
            ),
          ];
    }),
    ...unknownOrigins("QUARRY_ORIGINS", config.QUARRY_ORIGINS, catalog),
    ...unknownOrigins("QUARRY_ORIGIN_AUTHORIZATION", config.QUARRY_ORIGIN_AUTHORIZATION, catalog),
    ...unknownScrapers("QUARRY_RETENTION_DAYS", config.QUARRY_RETENTION_DAYS, catalog),
  ];
  if (details.length > 0) throw new AppError("config_invalid", { details });
}

function unknownOrigins(
  variable: string,
  given: Readonly<Record<string, string>>,
  catalog: Catalog,
): ErrorDetail[] {
  const known = catalog
    .installed()
    .flatMap(({ id, origins }) => Object.keys(origins).map((name) => `${id}.${name}`));
  const silent = catalog.all().filter(({ scraper }) => scraper === null);
  return Object.keys(given)
    .filter((name) => !known.includes(name) && !silent.some(({ id }) => name.startsWith(`${id}.`)))
    .map((name) =>
      problemOf(variable, `names an origin that no scraper here declares: ${name}.${hint(name, known)}`),
    );
}

function unknownScrapers(
  variable: string,
  given: Readonly<Record<string, unknown>>,
  catalog: Catalog,
): ErrorDetail[] {
  const known = catalog.all().map(({ id }) => id);
  return Object.keys(given)
    .filter((id) => !known.includes(id))
    .map((id) => problemOf(variable, `names a scraper that is not here: ${id}.${hint(id, known)}`));
}

function hint(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === null ? "" : ` Did you mean ${near}?`;
}

function problemOf(path: string, message: string): ErrorDetail {
  return { path, code: "invalid", message };
}
