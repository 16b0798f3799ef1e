import {
  CreateServiceDocument,
  DeleteServiceDocument,
  DeploymentsDocument,
  RestoreServiceDocument,
  RollbackServiceDocument,
  ServiceDocument,
  ServiceResourcesDocument,
  ServicesDocument,
  ServiceSnapshotDocument,
  UpdateServiceDocument,
} from "../../generated/rest-documents.ts";
import { ARCHIVE_LIMITS } from "../../kinds/deployment.ts";
import { service } from "../../kinds/service.ts";
import { bytesRow, rows } from "../row.ts";
import { deploymentUpload } from "../streams/deployment-upload.ts";

export const serviceRoutes = rows(service, {
  "GET /": ServicesDocument,
  "POST /": CreateServiceDocument,
  "GET /:id": ServiceDocument,
  "PATCH /:id": UpdateServiceDocument,
  "DELETE /:id": DeleteServiceDocument,
  "POST /:id/restore": RestoreServiceDocument,
  "GET /:id/snapshot": ServiceSnapshotDocument,
  "GET /:id/resources": ServiceResourcesDocument,
  "GET /:service/deployments": DeploymentsDocument,
  "POST /:service/deployments": bytesRow({
    operationId: "uploadDeployment",
    summary:
      "Deploys a tar.gz with `service.toml`, the program `worker` and files below `static/`; `files.json` names those that the server has already.",
    description:
      "The deployment: `checking` until its worker has answered, or `active`. `GET /v1/deployments/{id}` says how it ends.",
    status: 201,
    takesBytes: { most: ARCHIVE_LIMITS.packedBytes },
    bytes: deploymentUpload,
  }),
  "POST /:id/rollback": RollbackServiceDocument,
});
