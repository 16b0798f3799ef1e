import type { ResourceKind } from "../../kinds/resource.ts";
import { findDeployments } from "../../store/deployment/deployments.store.ts";
import { countResources } from "../../store/resource/resources.store.ts";
import type { ServiceDoc, ServiceManifest } from "../../store/service/service-documents.ts";
import type { Store } from "../../store/store.ts";
import { serviceUrl, type HostingSettings } from "./hosting-policy.ts";

/** A service with what is served of it. */
export interface ServiceView {
  service: ServiceDoc;
  /** Of its active deployment; null where nothing is served. */
  manifest: ServiceManifest | null;
  url: string | null;
  /** How many resources it has, by kind. */
  resources: ReadonlyMap<ResourceKind, number>;
}

export async function serviceViews(
  { store, settings }: { store: Store; settings: HostingSettings },
  services: readonly ServiceDoc[],
): Promise<ServiceView[]> {
  const active = services.flatMap(({ activeDeploymentId }) => activeDeploymentId ?? []);
  const [deployments, counts] = await Promise.all([
    findDeployments(store, active),
    countResources(
      store,
      services.map(({ _id }) => _id),
    ),
  ]);
  return services.map((service) => ({
    service,
    manifest: deployments.get(service.activeDeploymentId ?? "")?.manifest ?? null,
    url: serviceUrl(settings, service.slug),
    resources: counts.get(service._id) ?? new Map(),
  }));
}
