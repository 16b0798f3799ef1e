import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

const BLOCK_BYTES = 512;

/**
 * Regular files of a gzipped tar archive, with their paths as written there. Links and devices are left out:
 * npm packages hold none.
 *
 * @param {Buffer} archive
 * @returns {Generator<{ path: string, body: Buffer }>}
 */
export function* readTarGz(archive) {
  const bytes = gunzipSync(archive);
  let longPath;
  for (let at = 0; at + BLOCK_BYTES <= bytes.length && bytes[at] !== 0;) {
    const header = bytes.subarray(at, at + BLOCK_BYTES);
    const size = Number.parseInt(text(header, 124, 12).trim() || "0", 8);
    const bodyAt = at + BLOCK_BYTES;
    if (!Number.isFinite(size) || bodyAt + size > bytes.length)
      throw new Error("the archive is cut short or not a tar file");
    const body = bytes.subarray(bodyAt, bodyAt + size);
    const type = String.fromCharCode(header[156]);
    if (type === "x") {
      longPath = paxPath(body.toString("utf8"));
    } else if (type === "0" || type === "\0") {
      const prefix = text(header, 345, 155);
      const name = text(header, 0, 100);
      yield { path: longPath ?? (prefix === "" ? name : `${prefix}/${name}`), body };
      longPath = undefined;
    }
    at = bodyAt + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
}

/**
 * Writes files of an npm package archive below `folder`, without the leading `package/`.
 *
 * @param {Buffer} archive
 * @param {string} folder
 * @param {(path: string) => boolean} isWanted judges the path inside the package
 */
export function extractPackage(archive, folder, isWanted) {
  for (const { path, body } of readTarGz(archive)) {
    const parts = path.split("/").slice(1);
    if (parts.length === 0 || parts.some((part) => part === ".." || part.includes("\\"))) {
      throw new Error(`the archive holds a file outside its folder: ${path}`);
    }
    if (!isWanted(parts.join("/"))) continue;
    const target = join(folder, ...parts);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, body);
  }
}

function text(header, at, length) {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end === -1 ? length : end);
}

/** The `path` record of an extended header (`<length> path=<value>\n`), used for names above 100 bytes. */
function paxPath(records) {
  return /^\d+ path=(.*)$/m.exec(records)?.[1];
}
