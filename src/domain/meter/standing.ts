/** Where what is used stands against what bounds it. */
export type CapState = "ok" | "warned" | "stopped";

export function percentOf(used: number, value: number): number {
  return value === 0 ? 100 : Math.floor((used / value) * 1000) / 10;
}

export function stateOf(used: number, value: number, notifyAtPercent: number): CapState {
  if (used >= value) return "stopped";
  return used * 100 >= value * notifyAtPercent ? "warned" : "ok";
}
