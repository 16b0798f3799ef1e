import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { AppError } from "../errors/app-error.ts";

/** A Unix socket's address holds 104 bytes on macOS and 108 on Linux, with the closing zero. */
const MAX_ADDRESS_BYTES = 103;
/** What the engine adds for its own socket below our folder. */
const ENGINE_FOLDER = /^embedded-mongodb-/;
const LONGEST_TAIL = "/embedded-mongodb-XXXXXX/mongodb.sock";

/**
 * The address under which the engine of a data folder is found. It stays the same over restarts, so that
 * clients reconnect; it is a link to the socket of the engine that runs now.
 */
export function socketPathOf(realDataDir: string): string {
  const uid = process.getuid?.() ?? 0;
  const name = createHash("sha256").update(realDataDir).digest("hex").slice(0, 12);
  const root = socketRoot(realDataDir);
  const folder = join(root, `quarry-${uid}-${name}`);
  if (Buffer.byteLength(folder + LONGEST_TAIL) > MAX_ADDRESS_BYTES) {
    throw new AppError("config_invalid", {
      message: `The folder ${root} has too long a path for a Unix socket. Set TMPDIR to a shorter one.`,
    });
  }
  return join(folder, "mongodb.sock");
}

export function socketUri(socketPath: string): string {
  return `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true`;
}

/** Creates the folder of the socket, for this user alone. A folder that others could have prepared is refused. */
export function claimSocketFolder(socketPath: string): string {
  const folder = dirname(socketPath);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  if (!isOurs) {
    throw new AppError("config_invalid", {
      message: `${folder} belongs to another user or is open to others, so the database socket is not put there. Remove it and start again.`,
    });
  }
  return folder;
}

/** Points the address at the engine's socket in one step, and removes what killed engines left. */
export function linkSocket(socketPath: string, engineSocket: string): void {
  const folder = dirname(socketPath);
  const draft = `${socketPath}.${process.pid}`;
  rmSync(draft, { force: true });
  symlinkSync(engineSocket, draft);
  renameSync(draft, socketPath);
  const current = basename(dirname(engineSocket));
  for (const name of readdirSync(folder)) {
    if (ENGINE_FOLDER.test(name) && name !== current)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

export function unlinkSocket(socketPath: string): void {
  rmSync(socketPath, { force: true });
}

/**
 * /tmp before TMPDIR: processes that share a data folder must agree, whatever their environments say. On a machine where
 * nothing but the data folder can be written, such as a container with a read-only root, it is that.
 */
function socketRoot(realDataDir: string): string {
  return ["/tmp", tmpdir()].find(isWritable) ?? realDataDir;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    // Absent, read-only or not ours: the next one is tried.
    return false;
  }
}
