import { Option, type Command } from "commander";
import { VERSION } from "../kernel/version.ts";
import type { Cli } from "./cli.ts";
import { command, noun, withVerbs, outputOf } from "./command.ts";
import { accountClaim } from "./commands/account/claim.ts";
import { accountDelete } from "./commands/account/delete.ts";
import { accountExport } from "./commands/account/export.ts";
import { accountPassword } from "./commands/account/password.ts";
import { accountRestore } from "./commands/account/restore.ts";
import {
  secondFactor,
  secondFactorCodes,
  secondFactorOff,
  secondFactorOn,
} from "./commands/account/second-factor.ts";
import { account } from "./commands/account/show.ts";
import { apiKeysCreate } from "./commands/api-keys/create.ts";
import { apiKeysList } from "./commands/api-keys/list.ts";
import { apiKeysRevoke } from "./commands/api-keys/revoke.ts";
import { billingAutoTopUp } from "./commands/billing/auto-top-up.ts";
import { billingCheckout } from "./commands/billing/checkout.ts";
import { billingInvoices } from "./commands/billing/invoices.ts";
import { billingLedger } from "./commands/billing/ledger.ts";
import { billingPortal } from "./commands/billing/portal.ts";
import { billingRefund } from "./commands/billing/refund.ts";
import { billingShow } from "./commands/billing/show.ts";
import { capsDelete } from "./commands/caps/delete.ts";
import { capsList } from "./commands/caps/list.ts";
import { capsSet } from "./commands/caps/set.ts";
import { capsSimulate } from "./commands/caps/simulate.ts";
import { capsSpend } from "./commands/caps/spend.ts";
import { canaryRun } from "./commands/canary/run.ts";
import { complete } from "./commands/completion/complete.ts";
import { completion } from "./commands/completion/print.ts";
import { doctor } from "./commands/doctor/run.ts";
import { health } from "./commands/health/show.ts";
import { help } from "./commands/help/show.ts";
import { login } from "./commands/login/login.ts";
import { logout } from "./commands/login/logout.ts";
import { signup } from "./commands/login/signup.ts";
import { notificationsList } from "./commands/notifications/list.ts";
import { notificationsRead } from "./commands/notifications/read.ts";
import { notificationsSettings } from "./commands/notifications/settings.ts";
import { ledgerVerify } from "./commands/ledger/verify.ts";
import { open } from "./commands/open/open.ts";
import { pluginNew } from "./commands/plugin/new.ts";
import { pluginRecord } from "./commands/plugin/record.ts";
import { pluginTest } from "./commands/plugin/test.ts";
import { pluginTry } from "./commands/plugin/try.ts";
import { prices } from "./commands/prices/show.ts";
import { profilesList } from "./commands/profiles/list.ts";
import { profilesRemove } from "./commands/profiles/remove.ts";
import { profilesUse } from "./commands/profiles/use.ts";
import { recordsErase } from "./commands/records/erase.ts";
import { recordsErasures } from "./commands/records/erasures.ts";
import { requestsCancel } from "./commands/requests/cancel.ts";
import { requestsList } from "./commands/requests/list.ts";
import { requestsLog } from "./commands/requests/log.ts";
import { requestsResults } from "./commands/requests/results.ts";
import { requestsResume } from "./commands/requests/resume.ts";
import { requestsShow } from "./commands/requests/show.ts";
import { requestsWatch } from "./commands/requests/watch.ts";
import { sessionsList } from "./commands/sessions/list.ts";
import { sessionsRevoke } from "./commands/sessions/revoke.ts";
import { scrape } from "./commands/scrape/run.ts";
import { version } from "./commands/version/show.ts";
import { whoami } from "./commands/whoami/show.ts";
import { scrapersList } from "./commands/scrapers/list.ts";
import { usage } from "./commands/usage/show.ts";
import { scrapersShow } from "./commands/scrapers/show.ts";

import { supportCreate } from "./commands/support/create.ts";
import { supportList } from "./commands/support/list.ts";
import { supportReply } from "./commands/support/reply.ts";
import { supportResolve } from "./commands/support/resolve.ts";
import { supportShow } from "./commands/support/show.ts";
import { webhooksCreate } from "./commands/webhooks/create.ts";
import { webhooksDelete } from "./commands/webhooks/delete.ts";
import { webhooksDeliveries } from "./commands/webhooks/deliveries.ts";
import { webhooksList } from "./commands/webhooks/list.ts";
import { webhooksReplay } from "./commands/webhooks/replay.ts";
import { webhooksRotateSecret } from "./commands/webhooks/rotate-secret.ts";
import { webhooksShow } from "./commands/webhooks/show.ts";
import { webhooksTest } from "./commands/webhooks/test.ts";
import { webhooksUpdate } from "./commands/webhooks/update.ts";

const ENVIRONMENT = `
Environment:
  QUARRY_URL       the gateway (default http://127.0.0.1:4000)
  QUARRY_API_KEY   the key; without it that of the profile in use, or of the data folder of this machine
  QUARRY_PROFILE   the profile to use, as --profile
  QUARRY_DATA_DIR  the data folder (default ./data)
  NO_COLOR         no colours, as when the output is piped

Exit codes: 0 done, 1 fault, 2 wrong usage or input, 3 key, 4 not found, 5 payment, 6 try later, 7 source, 8 partial.`;

/** The account, who owns it, and how one signs in. */
function ownerVerbs(cli: Cli): Command[] {
  return [
    withVerbs(account(cli), [
      accountPassword(cli),
      withVerbs(secondFactor(cli), [secondFactorOn(cli), secondFactorOff(cli), secondFactorCodes(cli)]),
      accountExport(cli),
      accountClaim(cli),
      accountDelete(cli),
      accountRestore(cli),
    ]),
    login(cli),
    logout(cli),
    signup(cli),
    whoami(cli),
    noun("profiles", "gateways that are signed in to", [
      profilesList(cli),
      profilesUse(cli),
      profilesRemove(cli),
    ]),
    noun("sessions", "where the owner is signed in", [sessionsList(cli), sessionsRevoke(cli)]),
  ];
}

function billing(cli: Cli): Command {
  return noun("billing", "plan, balance and payments", [
    billingShow(cli),
    billingCheckout(cli),
    billingPortal(cli),
    billingLedger(cli),
    billingInvoices(cli),
    billingAutoTopUp(cli),
    billingRefund(cli),
  ]);
}

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
    noun("records", "what operators do with stored Records", [recordsErase(cli), recordsErasures(cli)]),
    prices(cli),
    noun("api-keys", "keys of the account", [apiKeysList(cli), apiKeysCreate(cli), apiKeysRevoke(cli)]),
    ...ownerVerbs(cli),
    open(cli),
    usage(cli),
    noun("caps", "what stops the account, and what it may cost", [
      capsList(cli),
      capsSet(cli),
      capsDelete(cli),
      capsSimulate(cli),
      capsSpend(cli),
    ]),
    noun("notifications", "what the account is notified of", [
      notificationsList(cli),
      notificationsRead(cli),
      notificationsSettings(cli),
    ]),
    billing(cli),
    noun("ledger", "what operators do with the ledger", [ledgerVerify(cli)]),
    noun("webhooks", "where the account is notified by HTTP", [
      webhooksList(cli),
      webhooksShow(cli),
      webhooksCreate(cli),
      webhooksUpdate(cli),
      webhooksRotateSecret(cli),
      webhooksTest(cli),
      webhooksDeliveries(cli),
      webhooksReplay(cli),
      webhooksDelete(cli),
    ]),
    noun("support", "questions to who runs the server", [
      supportList(cli),
      supportShow(cli),
      supportCreate(cli),
      supportReply(cli),
      supportResolve(cli),
    ]),
    health(cli),
    noun("plugin", "write scrapers", [pluginNew(cli), pluginTest(cli), pluginTry(cli), pluginRecord(cli)]),
    noun("canary", "what works from here", [canaryRun(cli)]),
    doctor(cli),
    completion(cli),
    help(program),
    version(cli),
  ];
  for (const verb of verbs) program.addCommand(verb);
  program.addCommand(complete(cli, program), { hidden: true });
  quiet(cli, program);
  program.addOption(profileOption());
  takeProfile(cli, program);
  return program;
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
