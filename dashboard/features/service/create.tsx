import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useClient } from "urql";
import { problemOf, type Problem } from "../../data/problem.ts";
import { useAction } from "../../data/use-action.ts";
import { ServiceMakeDocument, ServicePlanDocument, type ServicePlanQuery } from "../../generated/service.ts";
import { asMap, type FileMap } from "../../parts/file-drop/dropped-files.ts";
import { FileDrop } from "../../parts/file-drop/file-drop.tsx";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { useWords } from "../../words/language.ts";
import { DryRun } from "./dry-run.tsx";
import { deployedFiles, NoProject, readProject, type Project } from "./project.ts";
import { archiveOf, plannedFiles, upload, type PlannedFile } from "./upload.ts";

type Plan = ServicePlanQuery["deploymentPlan"];

/** What was dropped, and what a deploy of it would do. */
interface Look {
  project: Project;
  /** Whether the server builds its worker. */
  isBuiltThere: boolean;
  planned: readonly PlannedFile[];
  plan: Plan;
}

/** Unpacked; the server takes no more. */
const MOST_BYTES = 200_000_000;

/** Takes a folder or an archive, says what a deploy would do, and does it when asked to. */
export function Page() {
  const { words } = useWords();
  const { create } = words.service;
  const navigate = useNavigate();
  const client = useClient();
  const { run: make } = useAction(ServiceMakeDocument);
  const [look, setLook] = useState<Look>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [odd, setOdd] = useState("");

  const take = async (dropped: readonly File[]) => {
    setBusy(true);
    setLook(undefined);
    setProblem(undefined);
    setOdd("");
    try {
      const { name, files } = await filesOf(dropped);
      const project = await readProject(name, files);
      const { worker } = project;
      await see(project, worker !== null && worker.program === null && worker.source.size > 0);
    } catch (error) {
      setOdd(
        error instanceof NoProject
          ? create.odd[error.why](error.message)
          : create.unread(error instanceof Error ? error.message : ""),
      );
    } finally {
      setBusy(false);
    }
  };

  /** The same folder, with its worker built here or there. */
  const choose = async (project: Project, isBuiltThere: boolean) => {
    setBusy(true);
    setProblem(undefined);
    await see(project, isBuiltThere);
    setBusy(false);
  };

  const see = async (project: Project, isBuiltThere: boolean) => {
    const planned = await plannedFiles(deployedFiles(project, isBuiltThere));
    const variables = { manifest: project.manifest, files: planned };
    const options = { requestPolicy: "network-only" } as const;
    const answer = await client
      .query<ServicePlanQuery>(ServicePlanDocument.text, variables, options)
      .toPromise();
    if (answer.error) setProblem(problemOf(answer.error));
    else if (answer.data) setLook({ project, isBuiltThere, planned, plan: answer.data.deploymentPlan });
  };

  const deploy = async (seen: Look) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(seen);
    } catch (error) {
      setOdd(create.unread(error instanceof Error ? error.message : ""));
    } finally {
      setBusy(false);
    }
  };

  const send = async ({ project, isBuiltThere, planned, plan }: Look) => {
    const files = deployedFiles(project, isBuiltThere);
    const archive = await archiveOf(project.manifest, files, planned, plan.missing);
    let service = plan.serviceId;
    if (service === null) {
      const made = await make({ slug: plan.slug ?? project.slug, name: project.name });
      service = made.data?.serviceCreate?.service.id ?? null;
      setProblem(made.problem);
    }
    if (service === null) return;
    const sent = await upload(service, archive);
    if (sent.problem) setProblem(sent.problem);
    else await navigate({ to: `/services/${service}` });
  };

  const canRead = globalThis.isSecureContext;
  return (
    <DetailPage
      title={words.service.make}
      parent={{ title: words.service.title, to: "/services" }}
      intro={create.intro}
    >
      {problem && <Failed problem={problem} />}
      {odd !== "" && (
        <p role="alert" className="rounded-lg bg-bad-soft px-4 py-3 text-bad">
          {odd}
        </p>
      )}
      {canRead ? (
        <FileDrop
          title={create.drop}
          hint={create.dropHint}
          archives=".tgz,.gz,application/gzip"
          isBusy={isBusy}
          onFiles={(files) => void take(files)}
        />
      ) : (
        <p className="rounded-lg bg-warn-soft px-4 py-3 text-warn">{create.insecure}</p>
      )}
      {isBusy && look === undefined && <Loading rows={3} />}
      {look && (
        <DryRun
          {...look}
          isBusy={isBusy}
          onChoose={(isBuiltThere) => void choose(look.project, isBuiltThere)}
          onDeploy={() => void deploy(look)}
        />
      )}
    </DetailPage>
  );
}

/** One archive is unpacked; all else is a folder. */
async function filesOf(dropped: readonly File[]): Promise<{ name: string; files: FileMap }> {
  const [only] = dropped;
  if (dropped.length > 1 || only === undefined || !/\.(tgz|tar\.gz)$/i.test(only.name)) return asMap(dropped);
  const { unpacked } = await import("../../parts/file-drop/archive.ts");
  const files = await unpacked(only, MOST_BYTES);
  const named = [...files].map(([path, content]) => {
    const file = new File([content], path);
    Object.defineProperty(file, "webkitRelativePath", { value: path });
    return file;
  });
  const map = asMap(named);
  // One folder may be packed, or what is in it.
  return files.has("service.toml") || files.has("index.html")
    ? { name: only.name.replace(/\.(tgz|tar\.gz)$/i, ""), files }
    : map;
}
