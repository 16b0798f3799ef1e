import type { Command } from "commander";
import { QuarryError } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { clientOf } from "../client-of.ts";
import { command, jsonOption } from "../command.ts";
import { localFailure } from "../failure.ts";
import { forgetProfile, namedProfile, readProfiles } from "../profiles/profile-file.ts";

/** `quarry logout`: ends the session of a profile at its gateway, then forgets the profile. */
export function logout(cli: Cli): Command {
  return command("logout", "end the session of the profile in use, and forget the profile", ["logout"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const kept = readProfiles(cli.env);
      const name = cli.chosenProfile() ?? (cli.env.QUARRY_PROFILE || null) ?? kept.current;
      if (name === null)
        throw localFailure("not_found", "No profile is in use.", {
          agent: "Name one of `quarry profiles list`: quarry logout --profile <name>",
        });
      const { url, credential, kind } = namedProfile(kept, name);
      const isEnded = kind === "session" && (await end(url, credential));
      forgetProfile(cli.env, name);
      if (json) return cli.out.json({ profile: name, url, kind, isSessionEnded: isEnded });
      cli.out.line(`signed out of ${url} (profile ${name})`);
      if (kind !== "session") cli.err.line("the key works on; to end it: quarry api-keys revoke <id>");
    });
}

/** False where it was over already. */
async function end(url: string, apiKey: string): Promise<boolean> {
  try {
    await clientOf({ url, apiKey }).signOut();
    return true;
  } catch (error) {
    if (error instanceof QuarryError && error.code === "unauthenticated") return false;
    throw error;
  }
}
