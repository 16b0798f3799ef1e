const steps: (() => Promise<void>)[] = [];

/** Ends something that was started for a bench: run last first by `cleanUp`, also after a failure. */
export function atEnd(step: () => Promise<void>): void {
  steps.push(step);
}

/** Ends everything that is still there. One step that fails stops no other. */
export async function cleanUp(): Promise<void> {
  for (const step of steps.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      console.error("A bench did not clean up:", error);
    }
  }
}
