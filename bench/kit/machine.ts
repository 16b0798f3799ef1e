import { cpus, release, totalmem, type } from "node:os";

/** One line about the machine that the figures belong to. */
export function machine(): string {
  const [first] = cpus();
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0);
  return `${first?.model.trim() ?? "unknown CPU"}, ${cpus().length} cores, ${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}`;
}
