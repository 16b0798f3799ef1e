import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";

/** `quarry billing portal`: prints the address of the page for ways to pay, the plan and invoices. */
export function billingPortal(cli: Cli): Command {
  return command("portal", "get the page for payment methods, the plan and invoices", ["billing portal"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const page = await cli.client().billingPortal();
      if (json) return cli.out.json(page);
      cli.out.line(page.url);
    });
}
