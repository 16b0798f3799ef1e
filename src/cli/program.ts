import { Option, type Command } from "commander";
import { VERSION } from "../kernel/version.ts";
import type { Cli } from "./cli.ts";
import { command, outputOf } from "./command.ts";
import { complete } from "./completion/complete.ts";
import { COMMANDS } from "./generated/commands.ts";

const ENVIRONMENT = `
Environment:
  QUARRY_URL       the gateway (default http://127.0.0.1:4000)
  QUARRY_API_KEY   the key; without it that of the profile in use, or of the data folder of this machine
  QUARRY_PROFILE   the profile to use, as --profile
  QUARRY_DATA_DIR  the data folder (default ./data)
  NO_COLOR         no colours, as when the output is piped

Exit codes: 0 done, 1 fault, 2 wrong usage or input, 3 key, 4 not found, 5 payment, 6 try later, 7 source, 8 partial.`;

/** Order of the help: what is used most first, then all that is not named here, then what is about the command line itself. */
const OTHERS = "*";
const ORDER = [
  ...[
    "scrapers",
    "scrape",
    "requests",
    "records",
    "prices",
    "api-keys",
    "account",
    "login",
    "logout",
    "signup",
  ],
  ...["whoami", "profiles", "sessions", "open", "usage", "caps", "notifications", "billing", "ledger"],
  ...["webhooks", "support", OTHERS, "health", "plugin", "canary", "doctor", "completion", "help", "version"],
];

/** The whole command tree. Nothing is printed by commander but help, on the screens of `cli`; every error is thrown. */
export function createProgram(cli: Cli): Command {
  const program = command("quarry", "Scrape public data through a Quarry gateway.", [
    "scrapers list",
    "scrape codehost --operation trending --limit 5",
  ])
    .version(VERSION, "-V, --version", "print the version")
    .helpCommand(false)
    .enablePositionalOptions()
    .addHelpText("after", ENVIRONMENT);
  const verbs = COMMANDS.map((make): Command => make(cli, program));
  for (const verb of verbs.toSorted((a, b) => place(a) - place(b))) program.addCommand(verb);
  program.addCommand(complete(cli, program), { hidden: true });
  quiet(cli, program);
  program.addOption(profileOption());
  takeProfile(cli, program);
  return program;
}

function place(verb: Command): number {
  const index = ORDER.indexOf(verb.name());
  return index === -1 ? ORDER.indexOf(OTHERS) : index;
}

const profileOption = (): Option =>
  new Option("--profile <name>", "use the gateway and the key of a profile");

/** Takes `--profile` before and behind every command but `scrape`, whose flags are those of its scraper. */
function takeProfile(cli: Cli, one: Command): void {
  one.on("option:profile", (name: string) => cli.chooseProfile(name));
  for (const sub of one.commands.filter((verb) => verb.name() !== "scrape")) {
    sub.addOption(profileOption().hideHelp());
    takeProfile(cli, sub);
  }
}

/** Subcommands that are added whole do not inherit these settings. */
function quiet(cli: Cli, one: Command): void {
  one.exitOverride().configureOutput(outputOf(cli));
  // Help for a noun without a verb goes to stderr, beside the exit code of wrong usage.
  for (const sub of one.commands) quiet(cli, sub);
}
