import { z } from "zod";
import {
  DeploymentBuildDocument,
  DeploymentDocument,
  PlanDeploymentDocument,
} from "../../generated/rest-documents.ts";
import { deployment } from "../../kinds/deployment.ts";
import { row, rows } from "../row.ts";

const files = z
  .array(
    z.strictObject({
      path: z.string().min(1).max(2000).describe("`worker`, or a path below `static/` or `source/`."),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe("SHA-256 of its bytes, 64 hexadecimal digits."),
      bytes: z.int().min(0).describe("Its size."),
    }),
  )
  .describe("What would be uploaded besides.");

export const deploymentRoutes = rows(deployment, {
  "POST /plan": row(PlanDeploymentDocument, { operationId: "planDeployment", reads: { files } }),
  "GET /:id": DeploymentDocument,
  "GET /:id/build": DeploymentBuildDocument,
});
