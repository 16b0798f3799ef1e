import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber } from "../../option-values.ts";

/** `quarry webhooks rotate-secret <id>`: the new secret alone goes to stdout. */
export function webhooksRotateSecret(cli: Cli): Command {
  return command("rotate-secret", "give an endpoint a new secret", [
    "webhooks rotate-secret <id> --overlap-hours 24",
  ])
    .argument("<id>", "id of the endpoint, from `quarry webhooks list`")
    .option("--overlap-hours <n>", "how long the older ones still sign", wholeNumber(0, 168), 24)
    .addOption(jsonOption())
    .action(async (id: string, { overlapHours, json }: { overlapHours: number; json?: boolean }) => {
      const made = await cli.client().rotateWebhookSecret(id, { overlapHours });
      if (json) return cli.out.json(made);
      cli.out.line(made.secret);
      cli.err.line(`older secrets sign for ${overlapHours} h; store the new one, it is never shown again`);
    });
}
