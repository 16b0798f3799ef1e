import type { CapState } from "../../generated/usage.ts";
import type { Tone } from "../../parts/ui/badge.tsx";

export const STATE_TONES: Record<CapState, Tone> = { OK: "good", WARNED: "warn", STOPPED: "bad" };
