import { Readable } from "node:stream";
import { shownStatus } from "../../domain/deployment/shown-status.ts";
import type { Bytes } from "../row.ts";

const EXAMPLE = {
  ...{ id: "dep_68f0c2d4a1b2c3d4e5f60718", serviceId: "svc_68f0c2d4a1b2c3d4e5f60718" },
  ...{ n: 1, status: "active" },
};
const SCHEMA = {
  type: "object",
  required: Object.keys(EXAMPLE),
  properties: {
    id: { type: "string" },
    serviceId: { type: "string" },
    n: { type: "integer", minimum: 1 },
    status: { type: "string" },
  },
};

/** Takes an archive as it comes; what is in it is stored before this answers. */
export const deploymentUpload: Bytes = {
  forms: { "application/json": { description: "Id, number and status.", schema: SCHEMA, example: EXAMPLE } },
  errors: ["not_found", "hosting_off", "hosting_not_allowed", "invalid_manifest", "deploy_failed"],
  async open({ params, body }, { deployments }, account, caller) {
    const { deployment, service } = await deployments.upload(
      { accountId: account(), credential: caller().credential },
      params["service"] ?? "",
      body as Readable,
    );
    const { _id: id, serviceId, n } = deployment;
    const shown = Buffer.from(JSON.stringify({ id, serviceId, n, status: shownStatus(deployment, service) }));
    return {
      contentType: "application/json; charset=utf-8",
      fileName: "deployment.json",
      length: shown.length,
      body: Readable.from([shown]),
    };
  },
};
