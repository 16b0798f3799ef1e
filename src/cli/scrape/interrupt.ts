import type { Screen } from "../terminal/screen.ts";

/** Ctrl-C must be repeated within this time; later it asks anew. */
const ASK_MS = 5000;

export interface Interrupt {
  /** True once the person or a signal ended the wait. */
  readonly cancelled: boolean;
  /** Back to the usual meaning of the signals. */
  release(): void;
}

/** What the tests replace. */
interface RunEnvironment {
  signals?: Pick<NodeJS.EventEmitter, "on" | "off">;
  /** Milliseconds. */
  now?: () => number;
  exit?: () => void;
}

/**
 * Ctrl-C asks, and asked again it cancels; SIGTERM, and Ctrl-C where nobody can be asked, cancels at once. Once the
 * cancel is under way one more ends the process, with the exit code of an interrupt.
 */
export function cancelOnInterrupt(
  screen: Screen,
  requestId: string,
  cancel: () => Promise<unknown>,
  { signals = process, now = () => performance.now(), exit = () => process.exit(130) }: RunEnvironment = {},
): Interrupt {
  let askedAt = Number.NEGATIVE_INFINITY;
  let cancelled = false;
  const stop = (): void => {
    if (cancelled) return exit();
    cancelled = true;
    screen.line(`\ncancelling ${requestId}; Records stored so far are kept`);
    cancel().catch((error: unknown) => {
      screen.line(`the cancel failed: ${error instanceof Error ? error.message : String(error)}`);
      exit();
    });
  };
  const onInterrupt = (): void => {
    if (cancelled || !screen.isTerminal || now() - askedAt < ASK_MS) return stop();
    askedAt = now();
    screen.line(
      `\nCancel ${requestId}? Press Ctrl-C again within ${ASK_MS / 1000} s to cancel; it continues otherwise.`,
    );
  };
  signals.on("SIGINT", onInterrupt);
  signals.on("SIGTERM", stop);
  return {
    get cancelled() {
      return cancelled;
    },
    release() {
      signals.off("SIGINT", onInterrupt);
      signals.off("SIGTERM", stop);
    },
  };
}
