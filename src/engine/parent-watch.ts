/** What the launcher and the engine's owner send over the channel to ask for a clean end. */
export const STOP_MESSAGE = "stop";

/**
 * Calls `onStop` once when the parent asks this process to stop or is gone, killed included. Does nothing in a
 * process that was started without a channel, and does not keep the process alive by itself.
 */
export function watchParent(onStop: () => void): void {
  if (process.send === undefined) return;
  let called = false;
  const stop = () => {
    if (called) return;
    called = true;
    onStop();
  };
  if (!process.connected) {
    stop();
    return;
  }
  process.on("message", (message) => {
    if (message === STOP_MESSAGE) stop();
  });
  process.once("disconnect", stop);
  process.channel?.unref();
}
