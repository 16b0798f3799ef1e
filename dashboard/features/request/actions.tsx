import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { creationKey } from "../../../src/client/creation-key.ts";
import { useAction } from "../../data/use-action.ts";
import {
  RequestAgainDocument,
  RequestCancelNowDocument,
  RequestResumeNowDocument,
  type RequestDetailQuery,
} from "../../generated/request.ts";
import { Button } from "../../parts/ui/button.tsx";
import { Menu, MenuItem } from "../../parts/ui/menu.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { isActive } from "./status.tsx";
import type { RequestState } from "./use-run.ts";

const ShareDialog = lazy(async () => ({ default: (await import("./share-dialog.tsx")).ShareDialog }));
const CallDialog = lazy(async () => ({ default: (await import("./call-dialog.tsx")).CallDialog }));

const FORMATS = ["json", "jsonl", "csv", "xlsx", "parquet"] as const;
const RESUMABLE = ["PARTIAL", "FAILED", "CANCELLED"];

interface ActionsProps {
  request: NonNullable<RequestDetailQuery["request"]>;
  state: RequestState;
  /** Asks for the Request anew. */
  again: () => void;
}

/** What one can do with a Request. */
export function Actions({ request, state, again }: ActionsProps) {
  const { words } = useWords();
  const navigate = useNavigate();
  const cancel = useAction(RequestCancelNowDocument);
  const resume = useAction(RequestResumeNowDocument);
  const repeat = useAction(RequestAgainDocument);
  /** Of the press that was not answered yet: pressed once more, nothing is made twice. */
  const key = useRef<string | null>(null);
  const [opened, setOpened] = useState<"share" | "call" | null>(null);
  const done = (title: string, problem: { message: string; advice: string } | undefined) =>
    say(problem ? { title: problem.message, description: problem.advice } : { title });
  const { id } = request;
  const runAgain = async () => {
    const { scraper, limit } = request;
    key.current ??= creationKey();
    const { data, problem } = await repeat.run({
      idempotencyKey: key.current,
      input: {
        ...{ scraper: scraper.id, input: state.input, limit, tags: state.tags },
        ...(state.maxCostUsdMicros === null ? {} : { maxCostUsdMicros: state.maxCostUsdMicros }),
      },
    });
    if (!problem?.isLost) key.current = null;
    done(words.request.againDone, problem);
    const made = data?.requestCreate?.request.id;
    if (made !== undefined) await navigate({ to: `/requests/${made}` });
  };
  return (
    <>
      {isActive(state.status) && (
        <Button
          icon="stop"
          look="danger"
          isBusy={cancel.isBusy}
          disabled={state.status === "CANCELLING"}
          onClick={() =>
            void cancel.run({ id }).then(({ problem }) => done(words.request.cancelled, problem))
          }
        >
          {words.request.cancel}
        </Button>
      )}
      {RESUMABLE.includes(state.status) && (
        <Button
          icon="play"
          isBusy={resume.isBusy}
          onClick={() =>
            void resume.run({ id }).then(({ problem }) => {
              done(words.request.resumed, problem);
              again();
            })
          }
        >
          {words.request.resume}
        </Button>
      )}
      {!isActive(state.status) && (
        <Button icon="refresh" isBusy={repeat.isBusy} onClick={() => void runAgain()}>
          {words.request.again}
        </Button>
      )}
      <Menu trigger={<Button icon="download">{words.request.export}</Button>}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onSelect={() => download(id, format)}>
            {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
      <Button icon="code" onClick={() => setOpened("call")}>
        {words.request.call}
      </Button>
      <Button icon="ticket" onClick={() => setOpened("share")}>
        {words.request.share}
      </Button>
      <Suspense>
        {opened === "share" && <ShareDialog state={state} onClose={() => setOpened(null)} />}
        {opened === "call" && <CallDialog request={request} state={state} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

/** By a link, so that the browser keeps the file as it comes. */
function download(id: string, format: (typeof FORMATS)[number]): void {
  const link = document.createElement("a");
  link.href = `/v1/requests/${id}/results?format=${format}`;
  link.download = `${id}.${format}`;
  link.click();
}
