import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { requestsCancel } from "./requests/cancel.ts";
import { requestsList } from "./requests/list.ts";
import { requestsLog } from "./requests/log.ts";
import { requestsResults } from "./requests/results.ts";
import { requestsResume } from "./requests/resume.ts";
import { requestsShow } from "./requests/show.ts";
import { requestsWatch } from "./requests/watch.ts";

export function requests(cli: Cli): Command {
  return noun("requests", "Requests and their Results", [
    requestsList(cli),
    requestsShow(cli),
    requestsResults(cli),
    requestsWatch(cli),
    requestsCancel(cli),
    requestsResume(cli),
    requestsLog(cli),
  ]);
}
