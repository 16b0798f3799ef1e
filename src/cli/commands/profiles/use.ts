import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { namedProfile, readProfiles, writeProfiles } from "../../profiles/profile-file.ts";

/** `quarry profiles use <name>` */
export function profilesUse(cli: Cli): Command {
  return command("use", "use a profile for the next commands", ["profiles use work"])
    .argument("<name>", "name of the profile, from `quarry profiles list`")
    .addOption(jsonOption())
    .action((name: string, { json }: { json?: boolean }) => {
      const kept = readProfiles(cli.env);
      const { url } = namedProfile(kept, name);
      writeProfiles(cli.env, { ...kept, current: name });
      if (json) return cli.out.json({ profile: name, url });
      cli.out.line(`in use: ${name} (${url})`);
    });
}
