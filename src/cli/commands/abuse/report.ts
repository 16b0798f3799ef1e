import { Option, type Command } from "commander";
import type { AbuseCategory } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { printFacts } from "../../terminal/facts.ts";

const CATEGORIES = {
  PHISHING: "phishing",
  MALWARE: "malware",
  ILLEGAL_CONTENT: "illegal-content",
  COPYRIGHT: "copyright",
  TRADEMARK: "trademark",
  NETWORK_ABUSE: "network-abuse",
  PRIVACY: "privacy",
  EMERGENCY_SAFETY: "emergency-safety",
  OTHER: "other",
} as const satisfies Record<AbuseCategory, string>;

interface ReportOptions {
  category: string;
  email: string;
  summary: string;
  details: string;
  evidence: string;
  service?: string;
  object?: string;
  path?: string;
  json?: boolean;
}

/** `quarry abuse report <url>` */
export function abuseReport(cli: Cli): Command {
  return command("report", "report abuse of a service to the people who run the server; needs no account", [
    "abuse report http://bank.localhost:4001/ --category phishing --email ada@example.com --summary 'It asks for passwords of my bank' --details 'The page looks as that of the bank does.' --evidence 'Screenshot of today, kept by me.'",
  ])
    .argument("<url>", "address of what is reported")
    .addOption(
      new Option("--category <category>", "what it is")
        .choices(Object.values(CATEGORIES))
        .makeOptionMandatory(),
    )
    .requiredOption("--email <address>", "your e-mail address, which the owner never sees")
    .requiredOption("--summary <text>", "in one line")
    .requiredOption("--details <text>", "what is wrong")
    .requiredOption(
      "--evidence <text>",
      "what shows it: URL of a screenshot, id of a request, lines of a log",
    )
    .option("--service <service>", "id or slug of the service, where it is known")
    .option("--object <path>", "the stored object that it is about")
    .option("--path <path>", "the path below the service that it is about")
    .addOption(jsonOption())
    .action(
      async (targetUrl: string, { category, email, json, service, object, path, ...said }: ReportOptions) => {
        const receipt = await cli.client().reportAbuse({
          ...{ targetUrl, reporterEmail: email, ...said },
          category: category.replaceAll("-", "_").toUpperCase() as AbuseCategory,
          ...{ serviceId: service ?? null, objectPath: object ?? null, targetPath: path ?? null },
        });
        if (json) return cli.out.json(receipt);
        printFacts(cli.out, [
          ["id", receipt.id],
          ["status", receipt.status.toLowerCase()],
          ["severity", receipt.severity.toLowerCase()],
          ["page", receipt.statusUrl],
        ]);
      },
    );
}
