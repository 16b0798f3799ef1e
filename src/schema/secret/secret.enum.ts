import { registerEnumType } from "type-graphql";

export const SecretScope = { BUILD: "build", RUNTIME: "runtime" } as const;
export type SecretScope = (typeof SecretScope)[keyof typeof SecretScope];
registerEnumType(SecretScope, {
  name: "SecretScope",
  description: "Who is given a secret.",
  valuesConfig: {
    BUILD: { description: "Builds on the server." },
    RUNTIME: { description: "The worker." },
  },
});
