import type { Catalog } from "../domain/scraper/catalog.ts";
import { AppError, type ErrorDetail } from "../errors/app-error.ts";
import type { Config } from "../kernel/config.ts";
import { nearestName } from "../kernel/nearest-name.ts";

type Checked = Pick<Config, "QUARRY_ORIGINS" | "QUARRY_ORIGIN_AUTHORIZATION" | "QUARRY_PLUGINS">;

/**
 * What settings say of plugins, once those are loaded: packages that are named must be plugins that run, and origins those that a
 * scraper declares. Throws `config_invalid` with every problem. Of a scraper that is switched off nothing can be said.
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
    .map((name) => {
      const near = nearestName(name, known);
      const hint = near === null ? "" : ` Did you mean ${near}?`;
      return problemOf(variable, `names an origin that no scraper here declares: ${name}.${hint}`);
    });
}

function problemOf(path: string, message: string): ErrorDetail {
  return { path, code: "invalid", message };
}
