import { readFileSync } from "node:fs";

/** How many descriptors this process may have open. */
export function mostDescriptors(): number {
  const [, most] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
  if (most === undefined) throw new Error("/proc/self/limits does not say how many files may be open.");
  return Number(most);
}
