import { AppError } from "../../errors/app-error.ts";
import type { Config } from "../../kernel/config.ts";
import { findAccount } from "../../store/account/accounts.store.ts";
import type { Store } from "../../store/store.ts";

/** What the operator says of hosting. */
export type HostingSettings = Pick<
  Config,
  "QUARRY_HOSTING" | "QUARRY_SERVICES_PORT" | "QUARRY_SERVICES_DOMAIN"
>;

/** Throws `hosting_off`, or `hosting_not_allowed` for an account that may not deploy. */
export async function assertMayHost(
  store: Store,
  { QUARRY_HOSTING: hosting }: Pick<HostingSettings, "QUARRY_HOSTING">,
  accountId: string,
): Promise<void> {
  if (hosting === "off") throw new AppError("hosting_off");
  if (hosting === "all") return;
  const account = await findAccount(store, accountId);
  if (account?.isLocal !== true && account?.mayHost !== true) throw new AppError("hosting_not_allowed");
}

/** Where a service answers; null on a server that picks its port by itself. */
export function serviceUrl(
  { QUARRY_SERVICES_PORT: port, QUARRY_SERVICES_DOMAIN: domain }: HostingSettings,
  slug: string,
): string | null {
  if (port === 0) return null;
  return `http://${slug}.${domain}${port === 80 ? "" : `:${port}`}`;
}
