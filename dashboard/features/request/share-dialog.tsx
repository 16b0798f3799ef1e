import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { RequestTicketDocument } from "../../generated/request.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { TextAreaField, TextField } from "../../parts/ui/field.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import type { RequestState } from "./use-run.ts";

/** Opens a ticket that names the Request. */
export function ShareDialog({ state, onClose }: { state: RequestState; onClose: () => void }) {
  const { words } = useWords();
  const { request } = words;
  const { run, isBusy, problem } = useAction(RequestTicketDocument);
  const [subject, setSubject] = useState(
    request.subjectOf(`${state.scraper.title} ${state.operation}`, request.status[state.status]),
  );
  const [details, setDetails] = useState("");
  const send = async () => {
    const { data } = await run({
      input: { subject, details, requestId: state.id, scraperId: state.scraper.id, severity: "NORMAL" },
    });
    const ticket = data?.supportTicketCreate?.ticket.id;
    if (ticket === undefined) return;
    say({ title: request.sent(ticket) });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={request.shareTitle} hint={request.shareHint}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem && <Failed problem={problem} />}
        <TextField
          label={request.subject}
          required
          value={subject}
          error={problem?.fields.get("subject")}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextAreaField
          label={request.details}
          help={request.detailsHelp}
          required
          rows={5}
          value={details}
          error={problem?.fields.get("details")}
          onChange={(event) => setDetails(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{words.page.cancel}</Button>
          <Button type="submit" look="main" isBusy={isBusy}>
            {request.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
