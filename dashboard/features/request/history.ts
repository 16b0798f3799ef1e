import type { TimelineEvent } from "../../parts/timeline/timeline.tsx";
import type { Words } from "../../words/language.ts";
import type { Format } from "../../words/format.ts";
import { PROGRESS_TONES } from "../../parts/ui/progress-badge.tsx";
import type { RequestState } from "./use-run.ts";

/** What happened to a Request, the earliest first. */
export function historyOf(
  state: Pick<
    RequestState,
    | "createdAt"
    | "startedAt"
    | "finishedAt"
    | "expiresAt"
    | "status"
    | "stopReason"
    | "recordCount"
    | "rounds"
  >,
  { request }: Words,
  format: Format,
): TimelineEvent[] {
  const records = (count: number) => request.historyRecords(format.number(count));
  const event = (key: string, at: string | null, rest: Pick<TimelineEvent, "title" | "tone" | "note">) =>
    at === null ? [] : [{ key, at, ...rest }];
  const events: TimelineEvent[] = [
    ...event("created", state.createdAt, { title: request.historyCreated, tone: "quiet" }),
    ...event("started", state.startedAt, { title: request.started, tone: "accent" }),
    ...state.rounds.flatMap(({ round, status, recordCount, finishedAt }) =>
      // The last one ends with the Request.
      finishedAt === state.finishedAt
        ? []
        : event(`round ${round}`, finishedAt, {
            title: `${request.round(format.number(round))}: ${request.status[status]}`,
            tone: PROGRESS_TONES[status],
            note: records(recordCount),
          }),
    ),
    ...event("finished", state.finishedAt, {
      title: request.status[state.status],
      tone: PROGRESS_TONES[state.status],
      note: [records(state.recordCount), state.stopReason && request.stopReason[state.stopReason]]
        .filter(Boolean)
        .join(". "),
    }),
    ...event("expires", state.expiresAt, { title: request.historyExpires, tone: "quiet" }),
  ];
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
