import { call, restJsonOf, type HttpSettings } from "./http.ts";

/** What was uploaded. */
export interface UploadedDeployment {
  id: string;
  serviceId: string;
  /** 1, 2, 3 … of its service. */
  n: number;
  /** `checking` until its worker has answered, or `active`. */
  status: string;
}

export interface DeploymentCalls {
  /**
   * Deploys an archive, a tar.gz with `service.toml`, the program `worker` and files below `static/`. What the server has already
   * (`planDeployment`) may be left out of it, and stands in its `files.json` then.
   * @param service Id or slug of the service.
   */
  uploadDeployment(service: string, archive: Uint8Array<ArrayBuffer>): Promise<UploadedDeployment>;
}

export function deploymentCalls(http: HttpSettings): DeploymentCalls {
  return {
    async uploadDeployment(service, archive) {
      const response = await call(http, {
        path: `/v1/services/${encodeURIComponent(service)}/deployments`,
        method: "POST",
        headers: { "content-type": "application/gzip" },
        body: archive,
        isStream: true,
      });
      return (await restJsonOf(http, response)) as UploadedDeployment;
    },
  };
}
