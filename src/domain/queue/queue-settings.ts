import { QUEUE_FLAGS, QUEUE_SETTINGS, type RetryBackoff } from "../../kinds/queue.ts";
import type { QueueSettings } from "../../store/queue/queue-documents.ts";
import { assertBounds } from "../assert-bounds.ts";

type Numbers = { [Name in keyof typeof QUEUE_SETTINGS]?: number | null | undefined };

/** What a call says of the settings of a queue; what is left out, or null, stays as it is. */
export interface SettingsInput extends Numbers {
  retryBackoff?: RetryBackoff | null | undefined;
  paused?: boolean | null | undefined;
}

const FIELDS = { ...QUEUE_SETTINGS, ...QUEUE_FLAGS };

export const USUAL_SETTINGS: QueueSettings = {
  ...(Object.fromEntries(Object.entries(QUEUE_SETTINGS).map(([name, { usual }]) => [name, usual])) as Record<
    keyof typeof QUEUE_SETTINGS,
    number
  >),
  ...{ retryBackoff: "fixed", deadLetterQueue: null, paused: false },
};

/** Throws `invalid_input` that lists every setting outside of its bounds. */
export function changedSettings(before: QueueSettings, given: SettingsInput): QueueSettings {
  const said = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value != null && (name in FIELDS || name === "retryBackoff"),
    ),
  );
  assertBounds(FIELDS, said, { isChange: true });
  return { ...before, ...said };
}
