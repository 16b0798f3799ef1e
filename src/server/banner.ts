import { VERSION } from "../kernel/version.ts";
import { dashboardLine } from "./dashboard-line.ts";
import { keyLines } from "./key-lines.ts";
import type { GatewayFacts, PartFacts } from "./part/host.ts";

/** What `npm start` prints when it is up: versions, URLs, the key, and one command to try. A worker has no gateway. */
export function banner(
  { role, mongodb, mongodbVersion, scrapers, isDemo, servicesUrl }: PartFacts,
  gateway: GatewayFacts | null,
  milliseconds: number,
): string {
  const lines = [
    `Quarry ${VERSION} is up after ${Math.round(milliseconds)} ms (Node ${process.versions.node}, MongoDB ${mongodbVersion} ${mongodb}, role ${role})`,
    ...(servicesUrl === null ? [`  scrapers   ${scrapers.join(", ")}`] : [`  services   ${servicesUrl}`]),
  ];
  if (isDemo) lines.push("  demo       every Record is made up, and no source is asked");
  if (gateway !== null) {
    const { url, key, firstVisit } = gateway;
    lines.push(
      dashboardLine(url, firstVisit, process.stdout.isTTY),
      `  GraphQL    ${url}/graphql`,
      `  REST       ${url}/v1/data-sources`,
      `  docs       ${url}/docs`,
      ...(gateway.servicesUrl === null ? [] : [`  services   ${gateway.servicesUrl}`]),
      ...keyLines(url, key, process.stdout.isTTY),
    );
  }
  return `${lines.join("\n")}\n`;
}
