import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, TomlError } from "smol-toml";
import { localFailure } from "../failure.ts";

/** What the command line needs of a service.toml before the server reads it, which alone says whether it is right. */
export interface ServiceFolder {
  folder: string;
  /** Of service.toml. */
  text: string;
  slug: string | null;
  /** For people. */
  name: string | null;
  /** Package of Cargo that is built. */
  package: string | null;
  /** Program that is there already. */
  binary: string | null;
  hasWorker: boolean;
  staticFolder: string | null;
}

/** Reads the service of a folder. Throws `not_found` where there is none, and `invalid_manifest` for what is no TOML. */
export async function readServiceFolder(folder: string): Promise<ServiceFolder> {
  const text = await readFile(join(folder, "service.toml"), "utf8").catch(() => null);
  if (text === null)
    throw localFailure("not_found", `There is no service.toml in ${folder}.`, {
      agent: "Run this in the folder of a service, or make one: quarry new service <name>.",
    });
  const { slug, name, worker, static: files } = tablesOf(text);
  return {
    ...{ folder, text },
    slug: textOf(slug),
    name: textOf(name),
    package: textOf(fieldOf(worker, "package")),
    binary: textOf(fieldOf(worker, "binary")),
    hasWorker: worker !== undefined,
    staticFolder: textOf(fieldOf(files, "folder")),
  };
}

function tablesOf(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what] = error.message.split("\n");
    throw localFailure(
      "invalid_manifest",
      `service.toml, line ${error.line}, column ${error.column}: ${what}`,
    );
  }
}

function fieldOf(table: unknown, name: string): unknown {
  return typeof table === "object" && table !== null ? (table as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
