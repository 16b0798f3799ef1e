import { Argument, type Command } from "commander";
import openInBrowser from "open";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";

/** Pages of a gateway, by the words that name them. */
const PAGES = {
  home: "/",
  dashboard: "/dashboard/",
  account: "/dashboard/account",
  docs: "/docs",
  errors: "/docs/errors",
  graphql: "/graphql",
} as const;
const MADE = ["billing", "checkout"] as const;
/** What `quarry open checkout` pays for where nothing else is said; another amount: `quarry billing checkout`. */
const TOP_UP_USD_MICROS = 25_000_000;

type Page = keyof typeof PAGES | (typeof MADE)[number];

/** `quarry open [page]`: shows a page of the gateway in the browser, or only prints its address where there is none. */
export function open(cli: Cli): Command {
  return command("open", "open a page of the gateway in the browser, and print its address", [
    "open docs",
    "open billing",
  ])
    .addArgument(
      new Argument("[page]", "which page; billing is the portal, checkout a top-up of 25 USD")
        .choices([...Object.keys(PAGES), ...MADE])
        .default("home"),
    )
    .addOption(jsonOption())
    .action(async (page: Page, { json }: { json?: boolean }) => {
      const url = await addressOf(cli, page);
      const isOpened = !json && hasBrowser(cli) && (await shown(url));
      if (json) return cli.out.json({ page, url });
      cli.out.line(url);
      if (isOpened) cli.err.line("opened in the browser");
    });
}

async function addressOf(cli: Cli, page: Page): Promise<string> {
  if (page === "billing") return (await cli.client().billingPortal()).url;
  if (page === "checkout") return (await cli.client().checkout({ topUpUsdMicros: TOP_UP_USD_MICROS })).url;
  return cli.settings().url + PAGES[page];
}

/** Where somebody sits in front of a screen: a pipe, a remote shell or a container has none. */
function hasBrowser({ out, env }: Cli): boolean {
  if (!out.isTerminal || env.SSH_CONNECTION || env.CI) return false;
  return process.platform !== "linux" || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
}

async function shown(url: string): Promise<boolean> {
  try {
    await openInBrowser(url);
    return true;
  } catch {
    return false;
  }
}
