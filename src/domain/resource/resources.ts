import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { kindOfId, newId } from "../../kinds/ids.ts";
import {
  RESOURCE_KINDS,
  RESOURCES_PER_SERVICE,
  resourceVariable,
  type ResourceKind,
} from "../../kinds/resource.ts";
import { UNDO_DAYS } from "../../kinds/service.ts";
import type { ResourceDoc, ResourceSettings } from "../../store/resource/resource-documents.ts";
import {
  buryResource,
  changeResource,
  countStored,
  findResource,
  findResourceOf,
  insertResource,
  resourcesOf,
  resourcesOfKind,
  restoreResource,
  type MostResources,
} from "../../store/resource/resources.store.ts";
import type { DeclaredResource, ServiceDoc } from "../../store/service/service-documents.ts";
import type { Store } from "../../store/store.ts";
import { isRuntime, type AnyCaller } from "../access/caller.ts";
import { announceService } from "../service/announce.ts";
import type { HostedServices } from "../service/hosted-services.ts";
import { CLASS_NAME_RULE, CLASS_NAME_RULE_WORDS, NAME_RULE, NAME_RULE_WORDS } from "../../kernel/slug.ts";
import { STATE_PLAN_LIMITS } from "../../kinds/state.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import { usagePlanOf } from "../meter/plan-limits.ts";
import { there } from "../there.ts";

interface Deps {
  store: Store;
  clock: Clock;
  services: HostedServices;
}

/** So long a resource that was found is used without a look; one that this process deletes is not found at once. */
const FRESH_MS = 1000;
const MOST_KNOWN = 10_000;

/** What all kinds of resources have in common: names, places, the worker's variables, and days in which a deletion can be undone. */
export class Resources {
  readonly #deps: Deps;
  /** By who asks for what. */
  readonly #known = new Map<string, { at: number; found: Promise<ResourceDoc> }>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Of all kinds, by kind and name. */
  all({ _id }: Pick<ServiceDoc, "_id">): Promise<ResourceDoc[]> {
    return resourcesOf(this.#deps.store, _id);
  }

  /** Those of one kind, by name. */
  list<K extends ResourceKind>({ _id }: Pick<ServiceDoc, "_id">, kind: K): Promise<ResourceDoc<K>[]> {
    return resourcesOfKind(this.#deps.store, _id, kind);
  }

  /** One by its id or its name, deleted or not. Throws `not_found`. */
  async get<K extends ResourceKind>(
    { _id: serviceId }: Pick<ServiceDoc, "_id">,
    kind: K,
    idOrName: string,
  ): Promise<ResourceDoc<K>> {
    const isId = kindOfId(idOrName) === RESOURCE_KINDS[kind].row;
    const which = isId ? { _id: idOrName } : { name: idOrName };
    return there(await findResource(this.#deps.store, { serviceId, kind }, which), kind);
  }

  /** The same of one that is not deleted. */
  async present<K extends ResourceKind>(
    service: Pick<ServiceDoc, "_id">,
    kind: K,
    idOrName: string,
  ): Promise<ResourceDoc<K>> {
    const found = await this.get(service, kind, idOrName);
    if (found.deletedAt === null) return found;
    throw new AppError("not_found", {
      message: `${found.name} is deleted; it can be brought back for ${UNDO_DAYS} days.`,
    });
  }

  /** One to be used by its worker or by who owns it; as it was a moment ago at most. Throws `not_found`. */
  usable<K extends ResourceKind>(
    caller: AnyCaller,
    idOrSlug: string,
    kind: K,
    idOrName: string,
  ): Promise<ResourceDoc<K>> {
    const ofWorker = isRuntime(caller) ? caller.serviceId : "";
    const name = [caller.accountId, ofWorker, idOrSlug, kind, idOrName].join("|");
    const known = this.#known.get(name);
    if (known && performance.now() - known.at < FRESH_MS)
      return known.found as Promise<object> as Promise<ResourceDoc<K>>;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const found = this.#usable(caller, idOrSlug, kind, idOrName);
    this.#known.set(name, { at: performance.now(), found: found as Promise<object> as Promise<ResourceDoc> });
    found.catch(() => this.#known.delete(name));
    return found;
  }

  async #usable<K extends ResourceKind>(
    caller: AnyCaller,
    idOrSlug: string,
    kind: K,
    idOrName: string,
  ): Promise<ResourceDoc<K>> {
    const service = await this.#deps.services.getFor(caller, idOrSlug);
    return this.present(there(service.deletedAt === null ? service : null, "service"), kind, idOrName);
  }

  /** One by its id alone, of whichever service of the account. Throws `not_found`. */
  async byId<K extends ResourceKind>(accountId: string, kind: K, id: string): Promise<ResourceDoc<K>> {
    const found = await findResourceOf(this.#deps.store, accountId, id);
    return there(found?.kind === kind ? (found as object as ResourceDoc<K>) : null, kind);
  }

  /** Throws `capability_disabled`, `already_exists` and `resource_limit_reached`. */
  async create<K extends ResourceKind>(
    accountId: string,
    idOrSlug: string,
    { kind, name, settings }: DeclaredResource<K>,
  ): Promise<ResourceDoc<K>> {
    const { services } = this.#deps;
    const service = await services.present(accountId, idOrSlug);
    assertName(kind, name);
    const { capability } = RESOURCE_KINDS[kind];
    if (capability !== null) {
      const { manifest } = await services.view(service);
      if (manifest?.capabilities[capability] !== true) throw capabilityDisabled(capability);
    }
    const made = await this.#insert(service, { kind, name, settings });
    await announceService(this.#deps, service, "changed");
    return made;
  }

  /** Makes those that a manifest declares and that are missing; none is changed, none deleted. */
  async declare(service: ServiceDoc, declared: readonly DeclaredResource[]): Promise<void> {
    const ids = new Map((await this.all(service)).map(({ variable, _id }) => [variable, _id]));
    /** Behind what it refers to, by whose id it does. */
    const make = async (one: DeclaredResource): Promise<string> => {
      const variable = resourceVariable(one.kind, one.name);
      const known = ids.get(variable);
      if (known !== undefined) return known;
      const { deadLetterQueue = null } = one.settings as Partial<ResourceSettings["queue"]>;
      const other = declared.find(({ kind, name }) => kind === one.kind && name === deadLetterQueue);
      const named = other && { deadLetterQueue: await make(other) };
      const settings = { ...one.settings, ...named } as DeclaredResource["settings"];
      const made = await this.#insert(service, { ...one, settings }).catch((error: unknown) => {
        // Another deploy was faster.
        if (error instanceof AppError && error.code === "already_exists")
          return this.present(service, one.kind, one.name);
        throw error;
      });
      ids.set(variable, made._id);
      return made._id;
    };
    for (const one of declared) await make(one);
  }

  /** Other settings; the worker is not restarted by it. */
  async change<K extends ResourceKind>(
    resource: ResourceDoc<K>,
    settings: Partial<ResourceDoc<K>["settings"]>,
  ): Promise<ResourceDoc<K>> {
    const changed = there(await changeResource(this.#deps.store, resource, settings), resource.kind);
    this.#known.clear();
    return changed;
  }

  /** It is gone at once, and can be brought back for some days with what is in it. May be repeated. */
  async delete(
    accountId: string,
    idOrSlug: string,
    kind: ResourceKind,
    idOrName: string,
  ): Promise<ServiceDoc> {
    const { store, clock, services } = this.#deps;
    const service = await services.present(accountId, idOrSlug);
    this.#known.clear();
    await buryResource(store, await this.get(service, kind, idOrName), clock.now());
    this.#known.clear();
    await announceService(this.#deps, service, "changed");
    return service;
  }

  /** Brings one back. Throws `already_exists` where another one has its name by now. */
  async restore<K extends ResourceKind>(
    accountId: string,
    idOrSlug: string,
    kind: K,
    idOrName: string,
  ): Promise<ResourceDoc<K>> {
    const { store, services } = this.#deps;
    const service = await services.present(accountId, idOrSlug);
    const deleted = await this.get(service, kind, idOrName);
    const restored = made(await restoreResource(store, deleted, await this.#most(accountId, kind)), deleted);
    await announceService(this.#deps, service, "changed");
    return restored as object as ResourceDoc<K>;
  }

  async #insert<K extends ResourceKind>(
    { _id: serviceId, accountId }: ServiceDoc,
    { kind, name, settings }: DeclaredResource<K>,
  ): Promise<ResourceDoc<K>> {
    const { store, clock } = this.#deps;
    const mostStored = 2 * RESOURCES_PER_SERVICE;
    if ((await countStored(store, serviceId, mostStored)) >= mostStored)
      throw new AppError("resource_limit_reached", {
        message: `A service has at most ${mostStored} resources with those that were deleted in the last ${UNDO_DAYS} days.`,
      });
    const now = clock.now();
    const resource: ResourceDoc<K> = {
      ...{ _id: newId(RESOURCE_KINDS[kind].row, now), accountId, serviceId, kind, name },
      ...{ variable: resourceVariable(kind, name), settings, createdAt: now, deletedAt: null },
    };
    return made(await insertResource(store, resource, await this.#most(accountId, kind)), resource);
  }

  /** State classes are counted for the account, too. */
  async #most(accountId: string, kind: ResourceKind): Promise<MostResources> {
    const inService = RESOURCES_PER_SERVICE;
    if (kind !== "state") return { inService, inAccount: null };
    const plan = usagePlanOf((await findPlanName(this.#deps.store, accountId)) ?? "Free");
    return { inService, inAccount: STATE_PLAN_LIMITS.classes[plan] };
  }
}

function assertName(kind: ResourceKind, name: string): void {
  const [rule, words] =
    kind === "state" ? [CLASS_NAME_RULE, CLASS_NAME_RULE_WORDS] : [NAME_RULE, NAME_RULE_WORDS];
  if (!rule.test(name))
    throw new AppError("invalid_input", {
      details: [{ path: "name", code: "not_a_name", message: `A name has ${words}.` }],
    });
}

function made<D>(written: D | "taken" | null, { kind, name }: Pick<ResourceDoc, "kind" | "name">): D {
  if (written === "taken")
    throw new AppError("already_exists", { message: `This service has one that is called ${name} already.` });
  if (written !== null) return written;
  const limit = RESOURCES_PER_SERVICE;
  throw new AppError("resource_limit_reached", {
    message:
      kind === "state"
        ? `An account has at most ${STATE_PLAN_LIMITS.classes.free} State classes, ${STATE_PLAN_LIMITS.classes.paid} in a paid plan, and a service ${limit} resources.`
        : `A service has at most ${limit} resources, of all kinds together.`,
    details: [{ path: "", code: "too_many", message: "Resources of the service.", limit, actual: limit }],
  });
}

function capabilityDisabled(flag: string): AppError {
  return new AppError("capability_disabled", {
    message: `What is served of this service may not use ${flag}: service.toml lacks \`${flag} = true\` below [capabilities].`,
    facts: { capability: flag },
  });
}
