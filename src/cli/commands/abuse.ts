import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { abuseAppeal } from "./abuse/appeal.ts";
import { abuseColumns } from "./abuse/report-facts.ts";
import { abuseReport } from "./abuse/report.ts";
import { abuseShow } from "./abuse/show.ts";

export const abuse = kindCommand(KINDS.abuseReport, {
  noun: "abuse",
  about: "reports of abuse: make one, and answer those of your services",
  columns: abuseColumns((row) => row),
  examples: { list: ["abuse list", "abuse list --status quarantined --json"] },
  own: [abuseReport, abuseShow, abuseAppeal],
});
