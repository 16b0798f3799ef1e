import { DeployRefused } from "./failures.ts";

const MAX_CHARACTERS = 1024;
const MAX_PART_BYTES = 255;
/** Names by which people and tools keep what nobody else should read. */
const SECRET_NAMES =
  /^(\.env(\..*)?|\.envrc|\.npmrc|\.pypirc|\.netrc|\.git-credentials|\.htpasswd|id_(rsa|dsa|ecdsa|ed25519)|.*\.(pem|key|p12|pfx|jks|keystore|kdbx)|(service-account|credentials)\.json)$/i;
const SECRET_FOLDERS = new Set([".git", ".svn", ".hg", ".ssh", ".aws", ".gnupg", ".docker", ".kube"]);

/** Crates of others as they are published, down to keys of their tests: nobody is served them. */
const VENDORED = /^source\/vendor\//;

/** Paths of one archive, each of which may be there once. */
export class ArchivePaths {
  readonly #seen = new Set<string>();

  /** The path as it is kept. Throws `bad_path`, `secret_file` and `twice`. */
  take(given: string): string {
    const path = given.normalize("NFC").replace(/^\.\//, "");
    const shown = path.slice(0, 200);
    const parts = path.split("/");
    const isGood =
      path.length <= MAX_CHARACTERS &&
      !/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u.test(path) &&
      !/^[A-Za-z]:/.test(path) &&
      parts.every((part) => !["", ".", ".."].includes(part) && Buffer.byteLength(part) <= MAX_PART_BYTES);
    if (!isGood) throw new DeployRefused("bad_path", JSON.stringify(shown));
    if (!VENDORED.test(path) && looksSecret(parts)) throw new DeployRefused("secret_file", shown);
    const folded = path.normalize("NFKC").toLowerCase();
    if (this.#seen.has(folded)) throw new DeployRefused("twice", shown);
    this.#seen.add(folded);
    return path;
  }
}

function looksSecret(parts: readonly string[]): boolean {
  const name = parts.at(-1) ?? "";
  return SECRET_NAMES.test(name) || parts.some((part) => SECRET_FOLDERS.has(part.toLowerCase()));
}
