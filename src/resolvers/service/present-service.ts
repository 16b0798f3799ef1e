import type { ServiceView } from "../../domain/service/service-view.ts";
import { capabilitiesOf, serviceKind, serviceStatus } from "../../domain/service/snapshot.ts";
import type { Service, ServiceResourceCounts } from "../../schema/service/service.type.ts";

/** Kinds of resources come later: no service has any. */
export const NO_RESOURCES: ServiceResourceCounts = {
  sqlite: 0,
  kv: 0,
  queues: 0,
  cron: 0,
  state: 0,
  bindings: 0,
};

export function presentService({ service, manifest, url }: ServiceView): Service {
  const { _id: id, slug, name, activeDeploymentId, createdAt, updatedAt, deletedAt } = service;
  return {
    ...{ id, slug, name, activeDeploymentId, url, createdAt, updatedAt, deletedAt },
    kind: serviceKind(manifest),
    status: serviceStatus(service),
    enabledCapabilities: capabilitiesOf(manifest, true),
    disabledCapabilities: capabilitiesOf(manifest, false),
    resourceCounts: NO_RESOURCES,
  };
}
