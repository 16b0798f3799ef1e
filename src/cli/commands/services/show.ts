import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { localFailure } from "../../failure.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";

/** `quarry services show <service>`: where it is served, what was deployed last, and what to do next. */
export function servicesShow(cli: Cli): Command {
  return command("show", "show a service, and what to do next", ["services show <id>"])
    .argument("<service>", "id or slug, from `quarry services list`")
    .addOption(jsonOption())
    .action(async (id: string, { json }: { json?: boolean }) => {
      const [service, snapshot] = await Promise.all([
        cli.client().service(id),
        cli.client().serviceSnapshot(id),
      ]);
      if (service === null || snapshot === null)
        throw localFailure("not_found", `This account has no service ${id}.`);
      if (json) return cli.out.json({ ...service, ...snapshot });
      const [newest] = snapshot.deploys;
      const served = snapshot.deploys.find(({ id: one }) => one === service.activeDeploymentId);
      printFacts(cli.out, [
        ["id", service.id],
        ["slug", service.slug],
        ["name", service.name],
        ["status", service.status.toLowerCase()],
        ["kind", service.kind.toLowerCase().replaceAll("_", " ")],
        ["url", service.url],
        ["capabilities", service.enabledCapabilities.join(", ").toLowerCase() || null],
        ["isolation", snapshot.isolation && isolationWords(snapshot.isolation)],
        ["served", served ? `deployment ${served.n}, ${timeWord(served.createdAt)}` : null],
        [
          "newest",
          newest && newest.id !== served?.id
            ? `${newest.n}, ${newest.status.toLowerCase()}, ${timeWord(newest.createdAt)}`
            : null,
        ],
      ]);
      for (const { message, command: how } of snapshot.nextActions)
        cli.err.line(how === null ? message : `${message} (${how})`);
    });
}

function isolationWords({ level, reason }: { level: string; reason: string | null }): string {
  return reason === null ? level : `${level} (${reason})`;
}
