import { shownStatus } from "../../domain/deployment/shown-status.ts";
import type { Deployment } from "../../schema/deployment/deployment.type.ts";
import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";

export function presentDeployment(doc: DeploymentDoc, service: ServiceDoc): Deployment {
  const { _id: id, serviceId, n, failure, createdAt, changedAt } = doc;
  return {
    ...{ id, serviceId, n, failure, createdAt, changedAt },
    deployedBy: doc.deployedBy ?? null,
    warnings: doc.warnings ?? [],
    status: shownStatus(doc, service),
    workerBytes: doc.worker?.bytes ?? null,
    staticFiles: doc.static?.files ?? 0,
    staticBytes: doc.static?.bytes ?? 0,
  };
}
