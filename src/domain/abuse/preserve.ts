import type { PreservedEvidence } from "../../store/abuse/abuse-documents.ts";
import { findDeployment } from "../../store/deployment/deployments.store.ts";
import { findAnyService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";

/** What is served at this moment by what was reported; null where that is not this server's, or gone. */
export async function preserved(
  store: Store,
  { serviceId }: { serviceId: string | null },
  { at, seq }: { at: Date; seq: number },
): Promise<PreservedEvidence | null> {
  const service = serviceId === null ? null : await findAnyService(store, { _id: serviceId });
  if (service === null) return null;
  const { _id: id, accountId, slug, name, deletedAt, activeDeploymentId } = service;
  const active = activeDeploymentId === null ? null : await findDeployment(store, activeDeploymentId);
  return {
    ...{ at, seq, accountId, service: { id, slug, name, deletedAt } },
    deployment: active && {
      ...{ id: active._id, n: active.n, createdAt: active.createdAt },
      workerSha256: active.worker?.blob ?? null,
      filesSha256: active.static?.blob ?? null,
    },
  };
}
