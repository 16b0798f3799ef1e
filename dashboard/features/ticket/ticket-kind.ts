import { useData } from "../../data/use-data.ts";
import { TicketScrapersDocument } from "../../generated/ticket.ts";

export { face } from "../../generated/ticket-kind.ts";

/** A ticket may be about one of the scrapers that there are. */
export function useChoices() {
  const { data } = useData(TicketScrapersDocument, {});
  return { scraperId: (data?.scrapers ?? []).map(({ id, title }) => ({ value: id, label: title })) };
}
