import { Option, type Command } from "commander";
import type { NotificationSetting } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printTable } from "../../terminal/table.ts";

interface Options {
  inApp?: "on" | "off";
  email?: "on" | "off";
  json?: boolean;
}

/** `quarry notifications settings [kind]`: shows where the account is notified of what, and changes it for one kind. */
export function notificationsSettings(cli: Cli): Command {
  return command("settings", "show or change where the account is notified of what", [
    "notifications settings",
    "notifications settings balance.low --email off",
  ])
    .argument("[kind]", "kind to change")
    .addOption(new Option("--in-app <on|off>", "whether they are added to the list").choices(["on", "off"]))
    .addOption(new Option("--email <on|off>", "whether they are mailed").choices(["on", "off"]))
    .addOption(jsonOption())
    .action(async (kind: string | undefined, options: Options) => {
      const settings = await changed(cli, kind, options);
      if (options.json) return cli.out.json(settings);
      printTable(cli.out, settings, [
        { title: "KIND", cell: (row) => row.kind, isWhole: true },
        { title: "IN APP", cell: (row) => word(row.inApp) },
        { title: "E-MAIL", cell: (row) => word(row.email) },
      ]);
    });
}

function changed(
  cli: Cli,
  kind: string | undefined,
  { inApp, email }: Options,
): Promise<NotificationSetting[]> {
  if (kind === undefined) return cli.client().notificationSettings();
  return cli.client().setNotifications({
    kind,
    ...(inApp === undefined ? {} : { inApp: inApp === "on" }),
    ...(email === undefined ? {} : { email: email === "on" }),
  });
}

function word(isOn: boolean): string {
  return isOn ? "on" : "off";
}
