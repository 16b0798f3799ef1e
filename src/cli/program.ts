import type { Command } from "commander";
import { VERSION } from "../kernel/version.ts";
import type { Cli } from "./cli.ts";
import { command, noun } from "./command.ts";
import { account } from "./commands/account/show.ts";
import { apiKeysCreate } from "./commands/api-keys/create.ts";
import { apiKeysList } from "./commands/api-keys/list.ts";
import { apiKeysRevoke } from "./commands/api-keys/revoke.ts";
import { canaryRun } from "./commands/canary/run.ts";
import { complete } from "./commands/completion/complete.ts";
import { completion } from "./commands/completion/print.ts";
import { doctor } from "./commands/doctor/run.ts";
import { health } from "./commands/health/show.ts";
import { pluginNew } from "./commands/plugin/new.ts";
import { pluginRecord } from "./commands/plugin/record.ts";
import { pluginTest } from "./commands/plugin/test.ts";
import { pluginTry } from "./commands/plugin/try.ts";
import { requestsCancel } from "./commands/requests/cancel.ts";
import { requestsList } from "./commands/requests/list.ts";
import { requestsLog } from "./commands/requests/log.ts";
import { requestsResults } from "./commands/requests/results.ts";
import { requestsResume } from "./commands/requests/resume.ts";
import { requestsShow } from "./commands/requests/show.ts";
import { requestsWatch } from "./commands/requests/watch.ts";
import { scrape } from "./commands/scrape/run.ts";
import { scrapersList } from "./commands/scrapers/list.ts";
import { scrapersShow } from "./commands/scrapers/show.ts";

const ENVIRONMENT = `
Environment:
  QUARRY_URL       the gateway (default http://127.0.0.1:4000)
  QUARRY_API_KEY   the key; for a gateway on this machine it is read from the data folder
  QUARRY_DATA_DIR  the data folder (default ./data)
  NO_COLOR         no colours, as when the output is piped

Exit codes: 0 done, 1 fault, 2 wrong usage or input, 3 key, 4 not found, 5 payment, 6 try later, 7 source, 8 partial.`;

/** The whole command tree. Nothing is printed by commander but help; every error is thrown. */
export function createProgram(cli: Cli): Command {
  const program = command("quarry", "Scrape public data through a Quarry gateway.", [
    "scrapers list",
    "scrape codehost --operation trending --limit 5",
  ])
    .version(VERSION, "-V, --version", "print the version")
    .helpCommand(false)
    .enablePositionalOptions()
    .addHelpText("after", ENVIRONMENT);
  const verbs: Command[] = [
    noun("scrapers", "the catalog", [scrapersList(cli), scrapersShow(cli)]),
    scrape(cli),
    noun("requests", "Requests and their Results", [
      requestsList(cli),
      requestsShow(cli),
      requestsResults(cli),
      requestsWatch(cli),
      requestsCancel(cli),
      requestsResume(cli),
      requestsLog(cli),
    ]),
    noun("api-keys", "keys of the account", [apiKeysList(cli), apiKeysCreate(cli), apiKeysRevoke(cli)]),
    account(cli),
    health(cli),
    noun("plugin", "write scrapers", [pluginNew(cli), pluginTest(cli), pluginTry(cli), pluginRecord(cli)]),
    noun("canary", "what works from here", [canaryRun(cli)]),
    doctor(cli),
    completion(cli),
  ];
  for (const verb of verbs) program.addCommand(verb);
  program.addCommand(complete(cli, program), { hidden: true });
  quiet(program);
  return program;
}

/** Subcommands that are added whole do not inherit these settings. */
function quiet(one: Command): void {
  one.exitOverride().configureOutput({ outputError: () => undefined });
  // Help for a noun without a verb goes to stderr, beside the exit code of wrong usage.
  for (const sub of one.commands) quiet(sub);
}
