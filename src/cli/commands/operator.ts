import { noun } from "../command.ts";
import { operatorAbuse } from "./operator/abuse.ts";
import { operatorAccounts } from "./operator/accounts.ts";
import { operatorHosts } from "./operator/hosts.ts";
import { operatorRecordings } from "./operator/recordings.ts";
import { operatorRequests } from "./operator/requests.ts";
import { operatorSecondFactor } from "./operator/second-factor.ts";
import { operatorSecrets } from "./operator/secrets.ts";
import { operatorShell } from "./operator/shell.ts";
import { operatorWorkers } from "./operator/workers.ts";

export const operator = noun("operator", "what only who runs the server may do", [
  operatorAccounts,
  operatorAbuse,
  operatorRequests,
  operatorWorkers,
  operatorHosts,
  operatorRecordings,
  operatorSecondFactor,
  operatorSecrets,
  operatorShell,
]);
