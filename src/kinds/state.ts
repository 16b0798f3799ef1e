import { owner, ownerOrWorker } from "./access.ts";
import { kind } from "./kind.ts";
import { RESOURCES_PER_SERVICE } from "./resource.ts";
import { service } from "./service.ts";

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

/** What objects take: checks, answers and the product catalog take it from here. */
export const STATE_LIMITS = {
  keyBytes: 512,
  objectKeyBytes: 512,
  keyAndValueBytes: 2 * MIB,
  commitWrites: 100,
  commitBytes: 8 * MIB,
} as const;
/** By plan. */
export const STATE_PLAN_LIMITS = {
  classes: { free: 100, paid: 500 },
  objectBytes: { free: GIB, paid: 10 * GIB },
} as const;

const CLASSES = "/v1/services/:service/state/namespaces";
const OBJECT = `${CLASSES}/:namespace/objects/:object`;

/** A class of objects of a service. */
export const stateClass = kind({
  id: "stc",
  node: "StateClass",
  one: "State class",
  many: "State classes",
  most: { not: `a service has at most ${RESOURCES_PER_SERVICE} resources, of all kinds together` },
  rest: {
    tag: { name: "State", what: "Keyed objects whose work is done in order.", place: 16 },
    path: CLASSES,
    parameters: {
      service: service.rest.parameters.service,
      namespace: "Id or name of the class.",
      object: "Key of the object, percent-encoded once.",
      key: "Key of the value, percent-encoded once.",
    },
  },
  access: {
    ...owner("services:read")("Query.stateClasses", "Query.stateClass"),
    ...owner("services:write")(
      "Mutation.stateClassCreate",
      "Mutation.stateClassDelete",
      "Mutation.stateClassRestore",
    ),
    ...ownerOrWorker("services:read")("Query.stateObjects", "Query.stateKeys", "Query.stateValue"),
    ...ownerOrWorker("services:write")(
      ...["Mutation.stateValuePut", "Mutation.stateValueDelete", "Mutation.stateCommit"],
      ...[`PUT ${OBJECT}/values/:key`, `POST ${OBJECT}/commit`],
    ),
  },
});

/** An object of a class. */
export const stateObject = kind({ one: "object", many: "objects", page: { usual: 100, most: 1000 } });
/** A key of an object. */
export const stateKey = kind({ one: "key", many: "keys", page: { usual: 100, most: 1000 } });
