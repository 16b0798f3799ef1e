import type { Command } from "commander";
import type { OperatorAbuseReport, QuarryClient } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption, type MakeCommand } from "../../command.ts";

interface Options {
  note: string;
  path?: string;
  mayNotify?: string;
  json?: boolean;
}

interface Verb {
  about: string;
  example?: string;
  more?: (made: Command) => Command;
  run: (client: QuarryClient, id: string, options: Options) => Promise<OperatorAbuseReport>;
}

/** What an operator may do with a report, each with a note. */
const VERBS: Readonly<Record<string, Verb>> = {
  triage: {
    about: "mark a report as looked at, and write down what is served; of an appeal, deny it",
    more: (made) => made.option("--may-notify <yes|no>", "whether the owner may be told from now on"),
    run: (client, id, { note, mayNotify }) =>
      client.triageAbuseReport(id, note, mayNotify === undefined ? {} : { mayNotify: mayNotify === "yes" }),
  },
  "notify-owner": {
    about: "tell the owner of the service",
    run: (client, id, { note }) => client.notifyOwnerOfAbuse(id, note),
  },
  quarantine: {
    about: "block visitors of the service, or of a path of it",
    example: " --path /login",
    more: (made) => made.option("--path <path>", "only this path and what is below it"),
    run: (client, id, { note, path }) =>
      client.quarantineForAbuse(id, note, path === undefined ? {} : { path }),
  },
  release: {
    about: "end the quarantine of a report; those of others hold",
    run: (client, id, { note }) => client.releaseFromQuarantine(id, note),
  },
  resolve: {
    about: "close a report that is dealt with",
    run: (client, id, { note }) => client.resolveAbuseReport(id, note),
  },
  reject: {
    about: "close a report that nothing supports",
    run: (client, id, { note }) => client.rejectAbuseReport(id, note),
  },
};

export const abuseDecisions: readonly MakeCommand[] = Object.entries(VERBS).map(
  ([name, { about, example = "", more = (made: Command) => made, run }]) =>
    (cli: Cli) =>
      more(
        command(name, about, [`operator abuse ${name} <id> --note 'Seen by hand.'${example}`])
          .argument("<id>", "id of the report, from `quarry operator abuse list`")
          .requiredOption("--note <text>", "why; its owner reads it, except of a triage"),
      )
        .addOption(jsonOption())
        .action(async (id: string, options: Options) => {
          const decided = await run(cli.client(), id, options);
          if (options.json) return cli.out.json(decided);
          const { report } = decided;
          cli.out.line(`${report.id} is ${report.status.toLowerCase().replaceAll("_", " ")}`);
        }),
);
