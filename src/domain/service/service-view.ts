import { findDeployments } from "../../store/deployment/deployments.store.ts";
import type { ServiceDoc, ServiceManifest } from "../../store/service/service-documents.ts";
import type { Store } from "../../store/store.ts";
import { serviceUrl, type HostingSettings } from "./hosting-policy.ts";

/** A service with what is served of it. */
export interface ServiceView {
  service: ServiceDoc;
  /** Of its active deployment; null where nothing is served. */
  manifest: ServiceManifest | null;
  url: string | null;
}

export async function serviceViews(
  { store, settings }: { store: Store; settings: HostingSettings },
  services: readonly ServiceDoc[],
): Promise<ServiceView[]> {
  const active = services.flatMap(({ activeDeploymentId }) => activeDeploymentId ?? []);
  const deployments = await findDeployments(store, active);
  return services.map((service) => ({
    service,
    manifest: deployments.get(service.activeDeploymentId ?? "")?.manifest ?? null,
    url: serviceUrl(settings, service.slug),
  }));
}
