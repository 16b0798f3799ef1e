import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useOperatorToken } from "../../data/operator-token.ts";
import { saveFile } from "../../data/save-file.ts";
import type { SourceRecordingFragment } from "../../generated/operator.ts";
import { Table } from "../../parts/table/table.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";

/** What sources answered to runs that failed, each to download. */
export function Recordings({ recordings }: { recordings: SourceRecordingFragment[] }) {
  const { words, format } = useWords();
  const { sources } = words.operator;
  return (
    <div className="grid gap-2">
      <Table
        label={sources.recordings}
        rows={recordings}
        keyOf={({ id }) => id}
        columns={[
          {
            id: "operation",
            title: sources.operation,
            type: "text",
            value: ({ operation }) => operation,
          },
          {
            id: "error",
            title: sources.error,
            type: "text",
            value: ({ message }) => message,
            draw: ({ code, message }) => (
              <span title={message}>
                <code className="text-xs">{code}</code>{" "}
                <span className="hidden text-quiet md:inline">{message}</span>
              </span>
            ),
          },
          {
            id: "pages",
            title: sources.pages,
            type: "number",
            isForWide: true,
            value: ({ pages }) => pages.length,
            draw: ({ pages }) => (
              <span title={pages.map(({ status, url }) => `${status} ${url}`).join("\n")}>
                {format.number(pages.length)}
              </span>
            ),
          },
          {
            id: "request",
            title: sources.request,
            type: "text",
            isForWide: true,
            value: ({ requestId }) => requestId,
            draw: ({ requestId }) => (
              <Link
                to={`/operator/requests/${requestId}`}
                className="font-mono text-xs text-accent hover:underline"
              >
                {requestId}
              </Link>
            ),
          },
          { id: "at", title: sources.at, type: "moment", isForWide: true, value: ({ at }) => at },
        ]}
        actions={({ id }) => <Download id={id} />}
      />
      {recordings.some(({ pages }) => pages.some(({ isCut }) => isCut)) && (
        <p className="text-xs text-quiet">{sources.cut}</p>
      )}
    </div>
  );
}

function Download({ id }: { id: string }) {
  const { words } = useWords();
  const { sources } = words.operator;
  const token = useOperatorToken();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (token === null) return;
    setBusy(true);
    const problem = await saveFile(`/v1/operator/recordings/${id}/har`, token, `${id}.har.json`);
    setBusy(false);
    if (problem) say({ title: problem.message, description: problem.advice });
  };
  return (
    <Button
      size="small"
      icon="download"
      isBusy={isBusy}
      aria-label={sources.downloadOf(id)}
      onClick={() => void save()}
    >
      <span className="hidden sm:inline">{sources.download}</span>
    </Button>
  );
}
