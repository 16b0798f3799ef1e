/** An entry of `.gnu.version_r` (Vernaux): a version that a library must have. */
export interface NeededVersion {
  /** File offset of the entry. */
  at: number;
  hash: number;
  /** The number by which `.gnu.version` refers to it. */
  index: number;
  nameOffset: number;
  name: string;
}

export interface NeededLibrary {
  file: string;
  versions: NeededVersion[];
}

export interface DynamicSymbol {
  name: string;
  nameOffset: number;
  isDefined: boolean;
  versionIndex: number;
  /** File offsets of the two fields that a relink changes. */
  nameFieldAt: number;
  versionFieldAt: number;
}

export interface SymbolTables {
  /** `e_machine`: 62 is x86-64, 183 is AArch64. */
  machine: number;
  needed: NeededLibrary[];
  symbols: DynamicSymbol[];
}

interface Section {
  type: number;
  offset: number;
  bytes: number;
  link: number;
  info: number;
}

const DYNAMIC_SYMBOLS = 11;
const VERSIONS_NEEDED = 0x6ffffffe;
const SYMBOL_VERSIONS = 0x6fffffff;
const SYMBOL_BYTES = 24;
/** The top bit of a version number only hides the symbol. */
const VERSION_MASK = 0x7fff;

/** Reads what a little-endian 64-bit ELF file imports, and where in the file that is written. */
export function readSymbolTables(file: Buffer): SymbolTables {
  const isElf64 = file.length >= 64 && file.readUInt32BE(0) === 0x7f454c46 && file[4] === 2 && file[5] === 1;
  if (!isElf64) throw new Error("not a little-endian 64-bit ELF file");
  const sections = readSections(file);
  const symbols = sectionOf(sections, DYNAMIC_SYMBOLS, ".dynsym");
  const needed = sectionOf(sections, VERSIONS_NEEDED, ".gnu.version_r");
  return {
    machine: file.readUInt16LE(18),
    needed: readNeeded(file, needed, nameReader(file, sections, needed)),
    symbols: readSymbols(
      file,
      symbols,
      sectionOf(sections, SYMBOL_VERSIONS, ".gnu.version"),
      nameReader(file, sections, symbols),
    ),
  };
}

function readSections(file: Buffer): Section[] {
  const tableAt = readOffset(file, 40);
  const headerBytes = file.readUInt16LE(58);
  return Array.from({ length: file.readUInt16LE(60) }, (_, number) => {
    const at = tableAt + number * headerBytes;
    return {
      type: file.readUInt32LE(at + 4),
      offset: readOffset(file, at + 24),
      bytes: readOffset(file, at + 32),
      link: file.readUInt32LE(at + 40),
      info: file.readUInt32LE(at + 44),
    };
  });
}

function readNeeded(file: Buffer, section: Section, nameAt: (offset: number) => string): NeededLibrary[] {
  const libraries: NeededLibrary[] = [];
  let at = section.offset;
  for (let left = section.info; left > 0; left -= 1) {
    const versions: NeededVersion[] = [];
    let versionAt = at + file.readUInt32LE(at + 8);
    for (let count = file.readUInt16LE(at + 2); count > 0; count -= 1) {
      const nameOffset = file.readUInt32LE(versionAt + 8);
      versions.push({
        at: versionAt,
        hash: file.readUInt32LE(versionAt),
        index: file.readUInt16LE(versionAt + 6) & VERSION_MASK,
        nameOffset,
        name: nameAt(nameOffset),
      });
      versionAt += file.readUInt32LE(versionAt + 12);
    }
    libraries.push({ file: nameAt(file.readUInt32LE(at + 4)), versions });
    at += file.readUInt32LE(at + 12);
  }
  return libraries;
}

function readSymbols(
  file: Buffer,
  table: Section,
  versions: Section,
  nameAt: (offset: number) => string,
): DynamicSymbol[] {
  return Array.from({ length: table.bytes / SYMBOL_BYTES }, (_, number) => {
    const nameFieldAt = table.offset + number * SYMBOL_BYTES;
    const versionFieldAt = versions.offset + number * 2;
    const nameOffset = file.readUInt32LE(nameFieldAt);
    return {
      name: nameAt(nameOffset),
      nameOffset,
      isDefined: file.readUInt16LE(nameFieldAt + 6) !== 0,
      versionIndex: file.readUInt16LE(versionFieldAt) & VERSION_MASK,
      nameFieldAt,
      versionFieldAt,
    };
  });
}

function sectionOf(sections: Section[], type: number, name: string): Section {
  const section = sections.find((candidate) => candidate.type === type);
  if (section === undefined) throw new Error(`the ELF file has no ${name}`);
  return section;
}

/** Names of a table stand in the string section that its header links to. */
function nameReader(file: Buffer, sections: Section[], table: Section): (offset: number) => string {
  const strings = sections[table.link];
  if (strings === undefined) throw new Error("the ELF file has no string table");
  return (offset) => {
    const at = strings.offset + offset;
    return file.toString("latin1", at, file.indexOf(0, at));
  };
}

function readOffset(file: Buffer, at: number): number {
  return Number(file.readBigUInt64LE(at));
}
