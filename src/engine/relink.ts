import { readSymbolTables, type NeededVersion, type SymbolTables } from "./elf.ts";

/** The glibc version that a relink removes. */
const TOO_NEW = "GLIBC_2.38";

/** The first glibc of each processor: every plain function exists there. Keyed by ELF machine number. */
const BASE_VERSIONS: ReadonlyMap<number, string> = new Map([
  [62, "GLIBC_2.2.5"],
  [183, "GLIBC_2.17"],
]);

/** C23 variants differ from the plain functions only in reading `0b` literals, which the engine does not use. */
const C23_PREFIX = "__isoc23_";
const REPLACEABLE = new Set([
  ...["strtol", "strtoul", "strtoll", "strtoull", "sscanf", "fscanf"].map((name) => `${C23_PREFIX}${name}`),
  // 2.38 only dropped the errno wrapper around it.
  "fmod",
]);

/**
 * Rewrites an ELF file in place so that what it takes from glibc 2.38 comes from the base version instead.
 * Returns how many symbols changed. Throws when a symbol has no older equal, and then changes nothing.
 */
export function relinkForOlderGlibc(file: Buffer): number {
  const tables = readSymbolTables(file);
  const baseName = BASE_VERSIONS.get(tables.machine);
  if (baseName === undefined) throw new Error(`unknown ELF machine ${tables.machine}`);
  const replacements = new Map<number, NeededVersion>();
  for (const library of tables.needed) {
    const tooNew = library.versions.find(({ name }) => name === TOO_NEW);
    if (tooNew === undefined) continue;
    const base = library.versions.find(({ name }) => name === baseName);
    if (base === undefined) throw new Error(`${library.file} is needed as ${TOO_NEW} but not as ${baseName}`);
    replacements.set(tooNew.index, base);
  }
  const symbols = tables.symbols.filter(({ versionIndex }) => replacements.has(versionIndex));
  const foreign = symbols.find(({ name, isDefined }) => isDefined || !REPLACEABLE.has(name));
  if (foreign !== undefined) throw new Error(`${foreign.name} exists only from ${TOO_NEW} on`);
  for (const symbol of symbols) {
    const base = replacements.get(symbol.versionIndex);
    if (base === undefined) continue;
    // The plain name is the tail of the C23 name, so the string table stays as it is.
    const skip = symbol.name.startsWith(C23_PREFIX) ? C23_PREFIX.length : 0;
    file.writeUInt32LE(symbol.nameOffset + skip, symbol.nameFieldAt);
    file.writeUInt16LE(base.index, symbol.versionFieldAt);
  }
  overwriteVersions(file, tables, replacements);
  return symbols.length;
}

/** The loader checks every version in the list, used or not. */
function overwriteVersions(
  file: Buffer,
  tables: SymbolTables,
  replacements: Map<number, NeededVersion>,
): void {
  for (const version of tables.needed.flatMap(({ versions }) => versions)) {
    const base = replacements.get(version.index);
    if (base === undefined) continue;
    file.writeUInt32LE(base.hash, version.at);
    file.writeUInt32LE(base.nameOffset, version.at + 8);
  }
}
