// Made by `npm run generate` from the files of src/cli/commands. Do not edit.
import { abuse } from "../commands/abuse.ts";
import { account } from "../commands/account.ts";
import { apiKeys } from "../commands/api-keys.ts";
import { billing } from "../commands/billing.ts";
import { canary } from "../commands/canary.ts";
import { caps } from "../commands/caps.ts";
import { completion } from "../commands/completion.ts";
import { cron } from "../commands/cron.ts";
import { deploy } from "../commands/deploy.ts";
import { deployments } from "../commands/deployments.ts";
import { dev } from "../commands/dev.ts";
import { doctor } from "../commands/doctor.ts";
import { env } from "../commands/env.ts";
import { health } from "../commands/health.ts";
import { help } from "../commands/help.ts";
import { kv } from "../commands/kv.ts";
import { ledger } from "../commands/ledger.ts";
import { login } from "../commands/login.ts";
import { logout } from "../commands/logout.ts";
import { logs } from "../commands/logs.ts";
import { newCommand } from "../commands/new.ts";
import { notifications } from "../commands/notifications.ts";
import { open } from "../commands/open.ts";
import { operator } from "../commands/operator.ts";
import { plugin } from "../commands/plugin.ts";
import { prices } from "../commands/prices.ts";
import { profiles } from "../commands/profiles.ts";
import { queues } from "../commands/queues.ts";
import { records } from "../commands/records.ts";
import { requests } from "../commands/requests.ts";
import { rollback } from "../commands/rollback.ts";
import { scrape } from "../commands/scrape.ts";
import { scrapers } from "../commands/scrapers.ts";
import { services } from "../commands/services.ts";
import { sessions } from "../commands/sessions.ts";
import { signup } from "../commands/signup.ts";
import { sqlite } from "../commands/sqlite.ts";
import { state } from "../commands/state.ts";
import { support } from "../commands/support.ts";
import { trackedProducts } from "../commands/tracked-products.ts";
import { usage } from "../commands/usage.ts";
import { version } from "../commands/version.ts";
import { webhooks } from "../commands/webhooks.ts";
import { whoami } from "../commands/whoami.ts";

/** Every command. */
export const COMMANDS = [
  abuse,
  account,
  apiKeys,
  billing,
  canary,
  caps,
  completion,
  cron,
  deploy,
  deployments,
  dev,
  doctor,
  env,
  health,
  help,
  kv,
  ledger,
  login,
  logout,
  logs,
  newCommand,
  notifications,
  open,
  operator,
  plugin,
  prices,
  profiles,
  queues,
  records,
  requests,
  rollback,
  scrape,
  scrapers,
  services,
  sessions,
  signup,
  sqlite,
  state,
  support,
  trackedProducts,
  usage,
  version,
  webhooks,
  whoami,
] as const;
