import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import { TicketOpenDocument, TicketScrapersDocument, type TicketSeverity } from "../../generated/ticket.ts";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { Field, TextAreaField, TextField } from "../../parts/ui/field.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { useWords } from "../../words/language.ts";

const NONE = "none";

export function OpenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { words } = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.ticket.open}
      hint={words.ticket.openHint}
      className="max-w-xl"
    >
      <OpenForm onClose={onClose} />
    </Dialog>
  );
}

function OpenForm({ onClose }: { onClose: () => void }) {
  const { words } = useWords();
  const { ticket } = words;
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction(TicketOpenDocument);
  const { data } = useData(TicketScrapersDocument, {});
  const [subject, setSubject] = useState("");
  const [details, setDetails] = useState("");
  const [severity, setSeverity] = useState<TicketSeverity>("NORMAL");
  const [scraperId, setScraper] = useState(NONE);
  const [requestId, setRequest] = useState("");
  const severities = Object.entries(ticket.severity) as [TicketSeverity, string][];
  const save = async () => {
    const { data: made } = await run({
      input: {
        ...{ subject, details, severity },
        ...(scraperId === NONE ? {} : { scraperId }),
        ...(requestId.trim() === "" ? {} : { requestId: requestId.trim() }),
      },
    });
    const id = made?.supportTicketCreate?.ticket.id;
    if (id !== undefined) await navigate({ to: `/tickets/${id}` });
  };
  return (
    <DialogForm action={ticket.open} onSubmit={save} onClose={onClose} isBusy={isBusy} problem={problem}>
      <TextField
        label={ticket.subject}
        required
        maxLength={200}
        value={subject}
        error={problem?.fields.get("subject")}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextAreaField
        label={ticket.details}
        help={ticket.detailsHelp}
        required
        rows={6}
        maxLength={20_000}
        value={details}
        error={problem?.fields.get("details")}
        onChange={(event) => setDetails(event.target.value)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={ticket.severityTitle}>
          {({ id }) => (
            <Select
              id={id}
              label={ticket.severityTitle}
              value={severity}
              onChange={setSeverity}
              options={severities.map(([value, label]) => ({ value, label }))}
            />
          )}
        </Field>
        <Field label={ticket.scraper}>
          {({ id }) => (
            <Select
              id={id}
              label={ticket.scraper}
              value={scraperId}
              onChange={setScraper}
              options={[
                { value: NONE, label: words.page.none },
                ...(data?.scrapers ?? []).map((one) => ({ value: one.id, label: one.title })),
              ]}
            />
          )}
        </Field>
        <TextField
          label={ticket.request}
          placeholder="req_…"
          value={requestId}
          error={problem?.fields.get("requestId")}
          onChange={(event) => setRequest(event.target.value)}
        />
      </div>
    </DialogForm>
  );
}
