import { lazy, Suspense, useState } from "react";
import type { NewRequestScraperQuery } from "../../generated/new-request.ts";
import type { Draft } from "../../parts/form/draft.ts";
import { fieldProblems, type FieldProblems } from "../../parts/form/field-problems.ts";
import { draftsOf, formFields, inputOf } from "../../parts/form/form-fields.ts";
import { SchemaForm } from "../../parts/form/schema-form.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { notesOf } from "./changes.ts";
import { EstimateCard } from "./estimate-card.tsx";
import { useKept } from "./kept.ts";
import { inForm, jsonOf, objectOf } from "./json-text.ts";
import { microsOf } from "./money-text.ts";
import { Terms } from "./terms.tsx";
import { useEstimate, type NewInput } from "./use-estimate.ts";
import { useRun } from "./use-run.ts";

const CallDialog = lazy(async () => ({ default: (await import("./call-dialog.tsx")).CallDialog }));

const JsonEditor = lazy(async () => ({
  default: (await import("../../parts/code/json-editor.tsx")).JsonEditor,
}));

type Scraper = NonNullable<NewRequestScraperQuery["scraper"]>;

interface OperationFormProps {
  scraper: Scraper;
  operation: Scraper["operations"][number];
}

export function OperationForm({ scraper, operation }: OperationFormProps) {
  const { words } = useWords();
  const example = operation.canary?.input as Record<string, unknown> | undefined;
  const fields = formFields(operation.inputSchema, {
    hidden: ["operation", "limit"],
    usual: Object.keys(example ?? {}),
  });
  const [wantsExample] = useUrlState("example", "");
  const inExample = draftsOf(fields, example ?? {});
  const [kept, keep] = useKept(scraper.id, operation.name, wantsExample === "" ? {} : inExample);
  const [wasPressed, setPressed] = useState(false);
  const [showsCall, setShowsCall] = useState(false);
  const { drafts } = kept;
  const written = kept.json === undefined ? inputOf(fields, drafts) : objectOf(kept.json);
  const input = newInput(scraper.id, operation.name, written ?? {}, kept);
  const estimated = useEstimate(input);
  const { run, isBusy, problem } = useRun({ sent: kept.sent, keep });
  const all = fieldProblems(estimated.problem?.fields ?? new Map(), "input");
  // What nobody has touched yet is not wrong, until somebody wants to run it.
  const problems: FieldProblems = wasPressed
    ? all
    : new Map([...all].filter(([name]) => drafts[name] !== undefined));
  const change = (name: string, draft: Draft | undefined) =>
    keep({ drafts: { ...kept.drafts, [name]: draft } });
  const fill = () => {
    keep({ drafts: inExample, ...(kept.json === undefined ? {} : { json: jsonOf(example ?? {}) }) });
    say({
      title: words.newRequest.exampleDone,
      action: { label: words.newRequest.undo, run: () => keep({ drafts, json: kept.json }) },
    });
  };
  const turn = () => {
    if (kept.json === undefined) return keep({ json: jsonOf(written ?? {}) });
    const { drafts: same, others } = inForm(fields, written ?? {});
    if (written !== null && others.length === 0) keep({ drafts: same, json: undefined });
    else say({ title: words.newRequest.notInForm, description: others.join(", ") });
  };
  const submit = (form: HTMLFormElement) => {
    setPressed(true);
    const isWrong = estimated.problem !== undefined && !estimated.problem.isLost && !estimated.isStale;
    const isRefused = isWrong || written === null;
    if (!isRefused) void run(input);
    // After it is drawn: to what has to be mended first.
    else requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  return (
    <form
      noValidate
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <Card
        title={operation.title}
        actions={
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="small" icon="code" onClick={turn}>
              {kept.json === undefined ? words.newRequest.asJson : words.newRequest.asForm}
            </Button>
            {example && (
              <Button size="small" icon="edit" onClick={fill}>
                {words.newRequest.example}
              </Button>
            )}
          </div>
        }
      >
        <p className="-mt-2 mb-4 text-quiet">{operation.summary}</p>
        {operation.availabilityNote !== null && (
          <p className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-warn">{operation.availabilityNote}</p>
        )}
        {kept.json === undefined ? (
          <SchemaForm
            fields={fields}
            drafts={drafts}
            problems={problems}
            notes={notesOf(estimated.estimate?.normalizations ?? [], words)}
            onChange={change}
          />
        ) : (
          <Suspense>
            <JsonEditor
              label={words.newRequest.input}
              help={words.newRequest.jsonHelp}
              text={kept.json}
              error={written === null ? words.newRequest.noObject : problemsIn(all)}
              onChange={(json) => keep({ json })}
            />
          </Suspense>
        )}
      </Card>
      <div className="grid gap-4 lg:sticky lg:top-4">
        <Terms kept={kept} keep={keep} problem={estimated.problem} />
        <EstimateCard
          estimated={estimated}
          unit={scraper.unit}
          failed={problem}
          isBusy={isBusy}
          isAsked={
            written !== null &&
            (wasPressed ||
              kept.json !== undefined ||
              Object.values(drafts).some((draft) => draft !== undefined))
          }
          onShowCall={() => setShowsCall(true)}
        />
      </div>
      <Suspense>{showsCall && <CallDialog input={input} onClose={() => setShowsCall(false)} />}</Suspense>
    </form>
  );
}

/** What is wrong with the fields, in one text. */
function problemsIn(problems: FieldProblems): string | undefined {
  const all = [...problems].map(([name, said]) => `${name}: ${said.map(({ message }) => message).join(" ")}`);
  return all.length === 0 ? undefined : all.join(" ");
}

/** As it is sent; what was left empty is left out. */
function newInput(
  scraper: string,
  operation: string,
  fields: Record<string, unknown>,
  { limit, maxCost }: { limit: string; maxCost: string },
): NewInput {
  const micros = microsOf(maxCost);
  const count = Number(limit);
  return {
    scraper,
    input: { operation, ...fields, ...(limit.trim() === "" || Number.isInteger(count) ? {} : { limit }) },
    ...(limit.trim() === "" || !Number.isInteger(count) ? {} : { limit: count }),
    // What is no amount is refused by the server, too.
    ...(micros === undefined ? {} : { maxCostUsdMicros: micros ?? 0 }),
  };
}
