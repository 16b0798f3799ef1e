import { inflateRawSync } from "node:zlib";

const LOCAL_HEADER = 30;
const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** The files in a ZIP archive by their names, as text. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || archive.readUInt32LE(end) !== END) throw new Error("It is no ZIP archive.");
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === CENTRAL_ENTRY) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const from = local + LOCAL_HEADER + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + size);
    files.set(name, (method === DEFLATED ? inflateRawSync(bytes) : bytes).toString("utf8"));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** The cells of the first sheet of a spreadsheet, row by row, as they are written; texts stand in their cells. */
export function sheetOf(file: Buffer): Record<string, string>[] {
  const files = unzip(file);
  const rows = [...(files.get("xl/worksheets/sheet1.xml") ?? "").matchAll(/<row[^>]*>(.*?)<\/row>/gs)];
  return rows.map(([, row = ""]) =>
    Object.fromEntries(
      [
        ...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(?:<v>|<is><t[^>]*>)([^<]*)(?:<\/v>|<\/t><\/is>)<\/c>/g),
      ].map(([, column = "", kind = "", value = ""]) => [column, `${kindOf(kind)}${value}`]),
    ),
  );
}

/** Numbers, in whatever style, have no mark. */
function kindOf(attributes: string): string {
  if (attributes.includes('t="inlineStr"')) return "t:";
  return attributes.includes('t="b"') ? "b:" : "";
}
