/** What an acknowledged write outlives: a power cut, or the end of processes alone. */
export type Durability = "power" | "process";

/**
 * Settings of the storage engine. Left to itself this engine answers some journalled writes while an earlier flush is
 * still under way, and even a kill then loses them; so every commit is handed on before it is answered: to the disk, one
 * fsync for all that commit meanwhile, or to the operating system.
 */
const STORAGE_CONFIGS: Readonly<Record<Durability, string>> = {
  power: "transaction_sync=(enabled=true,method=fsync)",
  process: "transaction_sync=(enabled=true,method=none)",
};

/** For the variable that the storage engine reads; the addon itself takes no settings. */
export function storageConfig(durability: Durability): string {
  return STORAGE_CONFIGS[durability];
}
