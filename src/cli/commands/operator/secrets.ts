import type { Command } from "commander";
import { countOf } from "../../../kernel/count-of.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption, noun } from "../../command.ts";

export const operatorSecrets = noun("secrets", "keys of the server that seal secrets", [reseal]);

/** `quarry operator secrets reseal` */
function reseal(cli: Cli): Command {
  return command(
    "reseal",
    "seal everything with the first of QUARRY_SECRET_KEYS, so that the others can go",
    ["operator secrets reseal"],
  )
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const done = await cli.client().resealSecrets();
      if (json) return cli.out.json(done);
      const { services, secondFactors } = done;
      cli.out.line(
        `the first key opens everything; it took over ${countOf(services, "service")} and ${countOf(secondFactors, "second factor")}`,
      );
    });
}
