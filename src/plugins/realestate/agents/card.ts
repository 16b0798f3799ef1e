import {
  arr,
  isJsonObject,
  parseNumber,
  readFields,
  type Reading,
  readRows,
  str,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { always, often } from "../home/places.ts";
import { idOf, plainText } from "../home/values.ts";
import { ZILLOW } from "../source.ts";
import { readAddress } from "../targets.ts";
import { Agent, type AgentDraft, agentOf, STATISTIC } from "./agent-record.ts";

/** The number in a text such as "(1,204)"; null for one in words. */
const countIn = (text: string | number): number | null =>
  typeof text === "number"
    ? text
    : typeof text === "string"
      ? parseNumber(text.replace(/[()]/g, " "), "en-US")
      : null;

const CARD = {
  ...always(Agent.shape, { zuid: ["encodedZuid", idOf], isTopAgent: "isTopAgent" }),
  ...often(Agent.shape, {
    brokerage: ["secondaryCardTitle", plainText],
    imageUrl: "imageUrl",
    rating: ["reviewInformation.reviewAverage", countIn],
    reviewCount: ["reviewInformation.reviewCountFormattedText", countIn],
    tags: "tagTexts",
  }),
};
const FIGURE = always(STATISTIC, { label: "label", value: "formattedData" });

/** Whether a card is one of an agent: the directory mixes in offers of the site, which lead elsewhere. */
export const isAgentCard = (card: unknown): boolean =>
  readAddress(urlAt(card, "cardActionLink", ZILLOW) ?? "")?.kind === "agent";

/** Reads the card of an agent; null for one without a name or profile. */
export function readAgentCard(card: unknown, reading: Reading): AgentDraft | null {
  const target = readAddress(urlAt(card, "cardActionLink", ZILLOW) ?? "");
  const name = str(card, "cardTitle")?.trim();
  if (!isJsonObject(card) || target?.kind !== "agent" || !name) return null;
  const tags = arr(card, "tags");
  const figures = arr(card, "profileData");
  const tagTexts = tags?.map((tag) => str(tag) ?? str(tag, "text") ?? null) ?? null;
  return agentOf({
    ...readFields(CARD, { ...card, tagTexts }, reading),
    id: target.value,
    url: target.url,
    name,
    statistics: figures === null ? null : readRows(FIGURE, figures, reading, "statistics"),
  });
}
