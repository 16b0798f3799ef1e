import { registerEnumType } from "type-graphql";

export const BuildStatus = {
  QUEUED: "queued",
  RUNNING: "running",
  SUCCEEDED: "succeeded",
  FAILED: "failed",
} as const;
export type BuildStatus = (typeof BuildStatus)[keyof typeof BuildStatus];
registerEnumType(BuildStatus, {
  name: "BuildStatus",
  description: "Where a build on the server stands.",
  valuesConfig: {
    QUEUED: { description: "It waits for others." },
    RUNNING: { description: "It is compiled." },
    SUCCEEDED: { description: "It made a program, whose deployment is checked now." },
    FAILED: { description: "It made none; its log says why." },
  },
});

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
    PENDING: { description: "It is uploaded, or built on the server." },
    CHECKING: { description: "Its worker is started for the first time." },
    READY: { description: "It is about to be served." },
    ACTIVE: { description: "It is served." },
    SUPERSEDED: { description: "It was served; a rollback can go back to it." },
    FAILED: { description: "It is never served; `failure` says why." },
  },
});
