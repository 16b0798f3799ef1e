import { noun } from "../command.ts";
import { requestsCancel } from "./requests/cancel.ts";
import { requestsList } from "./requests/list.ts";
import { requestsLog } from "./requests/log.ts";
import { requestsResults } from "./requests/results.ts";
import { requestsResume } from "./requests/resume.ts";
import { requestsShow } from "./requests/show.ts";
import { requestsWatch } from "./requests/watch.ts";

export const requests = noun("requests", "Requests and their Results", [
  requestsList,
  requestsShow,
  requestsResults,
  requestsWatch,
  requestsCancel,
  requestsResume,
  requestsLog,
]);
