import { Ctx, Query, Resolver } from "type-graphql";
import { capabilitiesOf, nextActions, serviceStatus } from "../../domain/service/snapshot.ts";
import { RESOURCES_PER_SERVICE } from "../../kinds/service.ts";
import { ServiceResources, ServiceSnapshot } from "../../schema/service/service-snapshot.type.ts";
import { accountOf, anyCallerOf, type Context } from "../context.ts";
import { presentDeployment } from "../deployment/present-deployment.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { NO_RESOURCES } from "./present-service.ts";
import { ServiceId } from "./service-id.ts";

/** Of the log: the rest is read by itself. */
const SHOWN_LINES = 20;

@Resolver()
export class ServiceSnapshotResolver {
  @Query(() => ServiceSnapshot, {
    nullable: true,
    description: "Everything about a service at a moment.",
  })
  serviceSnapshot(@Ctx() ctx: Context, @ServiceId() id: string): Promise<ServiceSnapshot | null> {
    return nullWhenMissing(snapshot(ctx, id));
  }

  @Query(() => ServiceResources, { nullable: true, description: "The resources of a service." })
  serviceResources(@Ctx() ctx: Context, @ServiceId() id: string): Promise<ServiceResources | null> {
    return nullWhenMissing(
      ctx.services.hostedServices.getFor(anyCallerOf(ctx), id).then(({ _id: serviceId }) => ({
        serviceId,
        resources: [],
        counts: NO_RESOURCES,
        limit: RESOURCES_PER_SERVICE,
      })),
    );
  }
}

/** Domains and resources come with later kinds: no service has any. */
async function snapshot({ services, ...ctx }: Context, id: string): Promise<ServiceSnapshot> {
  const accountId = accountOf({ services, ...ctx });
  const service = await services.hostedServices.get(accountId, id);
  const [{ manifest, url }, deployments, usage, secrets, log, builds, home] = await Promise.all([
    services.hostedServices.view(service),
    services.deployments.list(service),
    services.usage.report(accountId, null),
    services.secrets.stateOf(service),
    services.serviceLogs.list(accountId, service._id, {}, { first: SHOWN_LINES, after: null }),
    services.deployments.builds(service),
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
    resources: [],
    capabilities: [true, false].flatMap((isEnabled) =>
      capabilitiesOf(manifest, isEnabled).map((name) => ({ name, isEnabled })),
    ),
    isolation: home && { level: home.isolation, reason: home.isolationReason },
    accountUsage: usage.meters,
    billingEstimate: usage.billingEstimate,
    nextActions: nextActions(service, {
      ...{ newest: deployments[0] ?? null, url },
      hasStagedSecrets: secrets.hasStaged,
    }),
  };
}
