import { storeOver, type CollectionName, type Collections, type Store } from "../../src/store/store.ts";

/**
 * A store whose process dies at the n-th write: from then on nothing of it arrives.
 * @param collection only writes to this one count, and only they are lost
 */
export function dyingStore(live: Store, n: number, collection: CollectionName | null = null): Store {
  let writes = 0;
  const dying = (target: object) =>
    new Proxy(target, {
      get(of, name) {
        const found = Reflect.get(of, name) as unknown;
        if (typeof found !== "function") return found;
        const call = found as (...args: unknown[]) => unknown;
        if (!/^(insert|update|replace|delete|findOneAnd)/.test(String(name))) return call.bind(of);
        return (...args: unknown[]) => {
          if (++writes >= n) throw new Error("killed");
          return call.apply(of, args);
        };
      },
    });
  const collections = Object.fromEntries(
    Object.entries(live).map(([name, one]) => [
      name,
      collection === null || collection === name ? dying(one as object) : one,
    ]),
  );
  return storeOver(collections as unknown as Collections);
}
