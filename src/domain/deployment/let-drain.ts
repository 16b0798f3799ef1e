import type { Clock } from "../../kernel/clock.ts";
import { beginDraining } from "../../store/deployment/deployments.store.ts";
import type { Store } from "../../store/store.ts";

/** Requests of a worker that is replaced are cut off, and it is ended, before that. */
const DRAIN_MS = 45_000;

/** To be called before another deployment takes over: the token of this one's worker is good until it has answered what it has. */
export async function letDrain(
  { store, clock }: { store: Store; clock: Clock },
  deploymentId: string | null,
): Promise<void> {
  if (deploymentId === null) return;
  await beginDraining(store, deploymentId, new Date(clock.now().getTime() + DRAIN_MS));
}
