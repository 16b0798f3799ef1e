import type { WorkerReportFragment } from "../../generated/operator.ts";
import { useNow } from "../../parts/ui/ago.tsx";
import { Stat } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";

/** How much waits, and for how long. */
export function WaitingStat({
  report: { queued, oldestQueuedAt },
}: {
  report: Pick<WorkerReportFragment, "queued" | "oldestQueuedAt">;
}) {
  const { words, format } = useWords();
  const { operator } = words;
  const now = useNow();
  const note =
    oldestQueuedAt === null ? operator.nothingWaits : operator.oldest(format.ago(oldestQueuedAt, now));
  return <Stat label={operator.waiting} value={format.number(queued)} note={note} />;
}

/** What is free on the disk of the data folder, where that is the server's own. */
export function DiskStat({ disk }: Pick<WorkerReportFragment, "disk">) {
  const { words, format } = useWords();
  const { operator } = words;
  return (
    <Stat
      label={operator.freeDisk}
      value={disk === null ? "–" : format.bytes(disk.freeBytes)}
      note={disk === null ? operator.ownDisk : undefined}
    />
  );
}
