import { registerEnumType } from "type-graphql";

export const ServiceLogLevel = { DEBUG: "debug", INFO: "info", WARN: "warn", ERROR: "error" } as const;
export type ServiceLogLevel = (typeof ServiceLogLevel)[keyof typeof ServiceLogLevel];
registerEnumType(ServiceLogLevel, {
  name: "ServiceLogLevel",
  description: "How much a line matters.",
  valuesConfig: {
    DEBUG: { description: "For who looks for a fault." },
    INFO: { description: "What happened; a line of stdout unless it says otherwise." },
    WARN: { description: "What may become a fault." },
    ERROR: { description: "What went wrong; a line of stderr unless it says otherwise." },
  },
});

export const ServiceLogSource = {
  STDOUT: "stdout",
  STDERR: "stderr",
  HTTP: "http",
  PLATFORM: "platform",
} as const;
export type ServiceLogSource = (typeof ServiceLogSource)[keyof typeof ServiceLogSource];
registerEnumType(ServiceLogSource, {
  name: "ServiceLogSource",
  description: "Who wrote a line.",
  valuesConfig: {
    STDOUT: { description: "The worker, on its standard output." },
    STDERR: { description: "The worker, on its standard error." },
    HTTP: { description: "The router, a line for each request to the worker." },
    PLATFORM: { description: "The server, which says what it did with the service." },
  },
});
