import { serviceName } from "../../kernel/service-name.ts";
import { kindOfId } from "../../kinds/ids.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import { findAnyService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { NewAbuseReport } from "./report-input.ts";

/** The service that a report is about, deleted ones that can be brought back included; null where it is none of this server's. */
export async function reportedService(
  store: Store,
  domain: string,
  { targetUrl, serviceId }: Pick<NewAbuseReport, "targetUrl" | "serviceId">,
): Promise<ServiceDoc | null> {
  const url = new URL(targetUrl);
  // `/s/<slug>/` names one only below a host that is this machine's.
  const byPath = url.hostname === "localhost" || url.hostname === "127.0.0.1" || url.hostname === "[::1]";
  const named = serviceName({ host: url.host, target: url.pathname }, { domain, byPath });
  const byUrl = named && (await findAnyService(store, { slug: named.slug }));
  if (byUrl || serviceId === null) return byUrl;
  return findAnyService(store, kindOfId(serviceId) === "service" ? { _id: serviceId } : { slug: serviceId });
}
