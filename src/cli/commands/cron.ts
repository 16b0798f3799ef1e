import { noun } from "../command.ts";
import { cronCreate, cronUpdate } from "./cron/change.ts";
import { cronDelete } from "./cron/delete.ts";
import { cronHistory } from "./cron/history.ts";
import { cronList } from "./cron/list.ts";
import { cronPause, cronResume } from "./cron/pause.ts";
import { cronRun } from "./cron/run.ts";
import { cronShow } from "./cron/show.ts";

export const cron = noun("cron", "times at which the worker of a service is called", [
  ...[cronList, cronShow, cronCreate, cronUpdate, cronPause, cronResume],
  ...[cronRun, cronHistory, cronDelete],
]);
