import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { forgetProfile } from "../../profiles/profile-file.ts";

/** `quarry profiles remove <name>`: needs no gateway, so it works for one that is gone. */
export function profilesRemove(cli: Cli): Command {
  return command("remove", "forget a profile; its session is not ended, which logout does", [
    "profiles remove work",
  ])
    .argument("<name>", "name of the profile, from `quarry profiles list`")
    .addOption(jsonOption())
    .action((name: string, { json }: { json?: boolean }) => {
      forgetProfile(cli.env, name);
      if (json) return cli.out.json({ profile: name });
      cli.out.line(`${name} is forgotten`);
    });
}
