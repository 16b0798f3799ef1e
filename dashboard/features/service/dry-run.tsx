import type { ServicePlanQuery } from "../../generated/service.ts";
import { RadioField } from "../../parts/form/radio-field.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";
import type { Project } from "./project.ts";
import type { PlannedFile } from "./upload.ts";

interface DryRunProps {
  project: Project;
  isBuiltThere: boolean;
  planned: readonly PlannedFile[];
  plan: ServicePlanQuery["deploymentPlan"];
  isBusy: boolean;
  onChoose: (isBuiltThere: boolean) => void;
  onDeploy: () => void;
}

/** What a deploy would do, what has to be done first, and the button that does it. Nothing has changed yet. */
export function DryRun({ project, isBuiltThere, planned, plan, isBusy, onChoose, onDeploy }: DryRunProps) {
  const { words, format } = useWords();
  const { create } = words.service;
  const { worker } = project;
  const fixes = [
    ...(worker !== null && worker.program === null && !isBuiltThere ? [create.unbuilt(worker.package)] : []),
    ...plan.requiredFixes.map(({ message }) => message),
  ];
  const bytes = planned.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <Card title={create.plan(plan.slug ?? project.slug)}>
      <div className="grid gap-4">
        {worker !== null && worker.source.size > 0 && (
          <RadioField<"here" | "there">
            label={create.build}
            options={[
              { value: "here", label: create.builtHere },
              { value: "there", label: create.builtThere },
            ]}
            value={isBuiltThere ? "there" : "here"}
            onChange={(value) => onChoose(value === "there")}
            help={isBuiltThere ? create.builtThereHelp : create.builtHereHelp}
          />
        )}
        <ul className="grid gap-1">
          {plan.steps.map((step) => (
            <li key={step} className="flex gap-2">
              <Icon name="right" className="mt-0.5 shrink-0 text-quiet" />
              {step}
            </li>
          ))}
        </ul>
        <p className="text-quiet">
          {create.size(format.number(planned.length), format.bytes(bytes), format.bytes(plan.uploadBytes))}{" "}
          {create.price(format.usd(plan.priceEffectUsdMicros))}
        </p>
        {project.leftOut.length > 0 && (
          <details>
            <summary className="cursor-pointer text-quiet">
              {create.leftOut(format.number(project.leftOut.length))}
            </summary>
            <ul className="mt-1 font-mono text-xs break-all">
              {project.leftOut.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </details>
        )}
        {fixes.length > 0 && (
          <div role="alert" className="rounded-lg bg-bad-soft px-4 py-3 text-bad">
            <p className="font-medium">{create.fixes}</p>
            <ul className="list-disc pl-5">
              {fixes.map((fix) => (
                <li key={fix}>{fix}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex justify-end">
          <Button look="main" icon="upload" isBusy={isBusy} disabled={fixes.length > 0} onClick={onDeploy}>
            {words.service.deploy}
          </Button>
        </div>
      </div>
    </Card>
  );
}
