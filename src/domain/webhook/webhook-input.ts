import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { TOPICS } from "./topics.ts";

/** What an endpoint may be told to be. */
export interface WebhookInput {
  url: string;
  description: string;
  topics: readonly string[];
  includeRecords: number;
  isEnabled: boolean;
}

const MAX_DESCRIPTION_CHARACTERS = 200;
export const MAX_INCLUDED_RECORDS = 100;

/** Throws `invalid_input` that lists every problem but those of the URL. */
export function assertWebhookInput({ description, topics, includeRecords }: Partial<WebhookInput>): void {
  const details: ErrorDetail[] = [];
  if (description !== undefined && description.length > MAX_DESCRIPTION_CHARACTERS)
    details.push({
      path: "description",
      code: "too_long",
      message: `Use at most ${MAX_DESCRIPTION_CHARACTERS} characters.`,
      limit: MAX_DESCRIPTION_CHARACTERS,
      actual: description.length,
    });
  if (topics?.length === 0)
    details.push({ path: "topics", code: "empty", message: `Name topics: ${TOPICS.join(", ")}.` });
  for (const [index, topic] of (topics ?? []).entries())
    if (!TOPICS.includes(topic))
      details.push({
        path: `topics.${index}`,
        code: "unknown",
        message: `There is no topic ${topic.slice(0, 80)}. Use ${TOPICS.join(", ")}.`,
      });
  if (
    includeRecords !== undefined &&
    !(Number.isInteger(includeRecords) && includeRecords >= 0 && includeRecords <= MAX_INCLUDED_RECORDS)
  )
    details.push({
      path: "includeRecords",
      code: "out_of_range",
      message: `Use 0 to ${MAX_INCLUDED_RECORDS}.`,
      limit: MAX_INCLUDED_RECORDS,
      actual: includeRecords,
    });
  if (details.length > 0) throw new AppError("invalid_input", { details });
}
