import { RESOURCES_PER_SERVICE } from "../../kinds/resource.ts";
import type { ServiceResource, ServiceResources } from "../../schema/service/service-snapshot.type.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { presentCounts } from "./present-service.ts";

export function presentResources(serviceId: string, resources: readonly ResourceDoc[]): ServiceResources {
  const counts = new Map<ResourceDoc["kind"], number>();
  for (const { kind } of resources) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    serviceId,
    resources: resources.map(presentResource),
    counts: presentCounts(counts),
    limit: RESOURCES_PER_SERVICE,
  };
}

export function presentResource({ _id: id, kind, name, variable, createdAt }: ResourceDoc): ServiceResource {
  return { id, kind, name, variable, createdAt };
}
