import type { ServiceView } from "../../domain/service/service-view.ts";
import { capabilitiesOf, serviceKind, serviceStatus } from "../../domain/service/snapshot.ts";
import { RESOURCE_KINDS } from "../../kinds/resource.ts";
import type { Service, ServiceResourceCounts } from "../../schema/service/service.type.ts";

export function presentService({ service, manifest, url, resources }: ServiceView): Service {
  const { _id: id, slug, name, activeDeploymentId, createdAt, updatedAt, deletedAt } = service;
  return {
    ...{ id, slug, name, activeDeploymentId, url, createdAt, updatedAt, deletedAt },
    kind: serviceKind(manifest),
    status: serviceStatus(service),
    enabledCapabilities: capabilitiesOf(manifest, true),
    disabledCapabilities: capabilitiesOf(manifest, false),
    resourceCounts: presentCounts(resources),
  };
}

/** Kinds that come later are shown as none. */
export function presentCounts(counts: ServiceView["resources"]): ServiceResourceCounts {
  const shown = { sqlite: 0, kv: 0, queues: 0, cron: 0, state: 0, bindings: 0 };
  for (const [kind, n] of counts) shown[RESOURCE_KINDS[kind].count] = n;
  return shown;
}
