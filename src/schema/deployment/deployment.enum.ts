import { registerEnumType } from "type-graphql";

export const DeploymentStatus = {
  PENDING: "pending",
  CHECKING: "checking",
  READY: "ready",
  ACTIVE: "active",
  SUPERSEDED: "superseded",
  FAILED: "failed",
} as const;
export type DeploymentStatus = (typeof DeploymentStatus)[keyof typeof DeploymentStatus];
registerEnumType(DeploymentStatus, {
  name: "DeploymentStatus",
  description: "Where a deployment stands.",
  valuesConfig: {
    PENDING: { description: "It is uploaded." },
    CHECKING: { description: "Its worker is started for the first time." },
    READY: { description: "It is about to be served." },
    ACTIVE: { description: "It is served." },
    SUPERSEDED: { description: "It was served; a rollback can go back to it." },
    FAILED: { description: "It is never served; `failure` says why." },
  },
});
