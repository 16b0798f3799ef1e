import type { AbuseReport, OperatorAbuseReport } from "../../../client/index.ts";
import { KINDS } from "../../generated/kinds.ts";
import { kindCommand } from "../../kind/kind-command.ts";
import { abuseColumns } from "../abuse/report-facts.ts";
import { abuseDecisions } from "./abuse-decisions.ts";
import { abuseShow } from "./abuse-show.ts";
import { abuseVerify } from "./abuse-verify.ts";

const { one, many, list } = KINDS.operatorAbuseReport;

export const operatorAbuse = kindCommand<AbuseReport, OperatorAbuseReport>(
  { one, many, list },
  {
    noun: "operator abuse",
    about: "reports of abuse of all services, and what becomes of them",
    columns: abuseColumns(({ report }: OperatorAbuseReport) => report),
    examples: {
      list: ["operator abuse list", "operator abuse list --severity urgent --status open --json"],
    },
    own: [abuseShow, ...abuseDecisions, abuseVerify],
  },
);
