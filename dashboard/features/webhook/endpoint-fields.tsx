import { useData } from "../../data/use-data.ts";
import type { Problem } from "../../data/problem.ts";
import { WebhookTopicsDocument } from "../../generated/webhook.ts";
import { CheckField } from "../../parts/form/check-field.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import { ALL_TOPICS } from "./topics.tsx";

/** What one says of an endpoint. */
export interface Draft {
  url: string;
  description: string;
  topics: readonly string[];
  includeRecords: string;
}

interface EndpointFieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  problem: Problem | undefined;
}

/** As the API takes it. */
export function inputOf({ includeRecords, topics, ...rest }: Draft) {
  return { ...rest, topics: [...topics], includeRecords: Number(includeRecords) };
}

export function EndpointFields({ draft, onChange, problem }: EndpointFieldsProps) {
  const { words } = useWords();
  const { webhook } = words;
  const known = useData(WebhookTopicsDocument, {});
  const isAll = draft.topics.includes(ALL_TOPICS);
  const field = (path: string) => problem?.fields.get(path);
  const toggle = (topic: string, isOn: boolean) =>
    onChange({
      ...draft,
      topics: isOn ? [...draft.topics, topic] : draft.topics.filter((one) => one !== topic),
    });
  return (
    <>
      <TextField
        label={webhook.url}
        type="url"
        required
        placeholder="https://example.com/hooks/quarry"
        help={webhook.urlHelp}
        value={draft.url}
        error={field("url")}
        onChange={(event) => onChange({ ...draft, url: event.target.value })}
      />
      <TextField
        label={webhook.description}
        maxLength={200}
        value={draft.description}
        error={field("description")}
        onChange={(event) => onChange({ ...draft, description: event.target.value })}
      />
      <fieldset>
        <legend className="mb-2 font-medium">{webhook.topics}</legend>
        <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
          <CheckField
            label={webhook.everything}
            checked={isAll}
            onChange={(isOn) => toggle(ALL_TOPICS, isOn)}
          />
          <Shown of={known}>
            {({ notificationSettings }) =>
              notificationSettings.map(({ kind }) => (
                <CheckField
                  key={kind}
                  label={kind}
                  disabled={isAll}
                  checked={isAll || draft.topics.includes(kind)}
                  onChange={(isOn) => toggle(kind, isOn)}
                />
              ))
            }
          </Shown>
        </div>
      </fieldset>
      <TextField
        label={webhook.includeRecords}
        help={webhook.includeRecordsHelp}
        type="number"
        required
        min={0}
        max={100}
        value={draft.includeRecords}
        error={field("includeRecords")}
        onChange={(event) => onChange({ ...draft, includeRecords: event.target.value })}
      />
    </>
  );
}
