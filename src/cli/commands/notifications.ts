import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { notificationsList } from "./notifications/list.ts";
import { notificationsRead } from "./notifications/read.ts";
import { notificationsSettings } from "./notifications/settings.ts";

export function notifications(cli: Cli): Command {
  return noun("notifications", "what the account is notified of", [
    notificationsList(cli),
    notificationsRead(cli),
    notificationsSettings(cli),
  ]);
}
