import { capabilitiesOf, nextActions, serviceStatus } from "../../domain/service/snapshot.ts";
import type { ServiceSnapshot } from "../../schema/service/service-snapshot.type.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import type { GatewayServices } from "../context.ts";
import { presentDeployment } from "../deployment/present-deployment.ts";
import { presentResource } from "./present-resources.ts";

/** Of the log: the rest is read by itself. */
const SHOWN_LINES = 20;

/** Domains come with a later kind: no service has any. */
export async function presentSnapshot(
  services: GatewayServices,
  service: ServiceDoc,
): Promise<ServiceSnapshot> {
  const { accountId } = service;
  const [{ manifest, url }, deployments, usage, secrets, log, builds, resources, home] = await Promise.all([
    services.hostedServices.view(service),
    services.deployments.list(service),
    services.usage.report(accountId, null),
    services.secrets.stateOf(service),
    services.serviceLogs.list(accountId, service._id, {}, { first: SHOWN_LINES, after: null }),
    services.deployments.builds(service),
    services.resources.all(service),
    services.hosts.homeOf(service._id),
  ]);
  return {
    status: serviceStatus(service),
    deploys: deployments.map((one) => presentDeployment(one, service)),
    builds: builds.map(({ _id, state, queuedAt, startedAt, endedAt }) => ({
      ...{ id: _id, status: state, deploymentId: _id, createdAt: queuedAt },
      durationMs: startedAt && endedAt && endedAt.getTime() - startedAt.getTime(),
    })),
    logs: log.rows.map(({ doc }) => doc),
    envNames: [...new Set([...Object.keys(manifest?.environment ?? {}), ...secrets.names])].sort(),
    domains: [],
    resources: resources.map(presentResource),
    capabilities: [true, false].flatMap((isEnabled) =>
      capabilitiesOf(manifest, isEnabled).map((name) => ({ name, isEnabled })),
    ),
    isolation: home && { level: home.isolation, reason: home.isolationReason },
    accountUsage: usage.meters,
    billingEstimate: usage.billingEstimate,
    nextActions: nextActions(service, {
      ...{ newest: deployments[0] ?? null, url, secrets },
    }),
  };
}
