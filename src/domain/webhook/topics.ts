import { KIND_NAMES } from "../notification/kinds.ts";

/** Sent when its owner asks for it, whatever the topics of an endpoint are. */
export const TEST_TOPIC = "webhook.test";
/** Every topic, those of later versions too. */
export const ALL_TOPICS = "*";
export const TOPICS: readonly string[] = [...KIND_NAMES, ALL_TOPICS];

/** Whether an endpoint with these topics wants to have that one. */
export function wants({ topics }: { topics: readonly string[] }, topic: string): boolean {
  return topics.includes(topic) || topics.includes(ALL_TOPICS);
}
