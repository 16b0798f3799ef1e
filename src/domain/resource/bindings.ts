import { sha256 } from "../../kernel/hash.ts";
import { resourcesOf } from "../../store/resource/resources.store.ts";
import type { Store } from "../../store/store.ts";

/** By which the worker of a service finds its resources. */
export interface Bindings {
  /** Ids by the names of variables. */
  variables: Record<string, string>;
  /** The same for the same ones, so that a worker is replaced when they differ; null where there are none. */
  digest: string | null;
}

export async function bindingsOf(store: Store, serviceId: string): Promise<Bindings> {
  const found = await resourcesOf(store, serviceId);
  const variables = found.map(({ variable, _id }): [string, string] => [variable, _id]);
  return {
    variables: Object.fromEntries(variables),
    digest: variables.length === 0 ? null : sha256(variables.join()).slice(0, 16),
  };
}
