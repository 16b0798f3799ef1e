import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { kindOfId, newId } from "../../kinds/ids.ts";
import { UNDO_DAYS } from "../../kinds/service.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import {
  buryService,
  changeService,
  findService,
  insertService,
  pageOfServices,
  restoreService,
} from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { isRuntime, type AnyCaller } from "../access/caller.ts";
import { newestPage, type AskedPage, type FoundPage } from "../keyset-page.ts";
import { there } from "../there.ts";
import { announceService } from "./announce.ts";
import { assertMayHost, type HostingSettings } from "./hosting-policy.ts";
import { serviceViews, type ServiceView } from "./service-view.ts";
import { serviceLimit } from "./service-limits.ts";
import { slugProblem } from "../../kernel/slug.ts";

const MAX_NAME_CHARACTERS = 100;

export interface ServiceDeps {
  store: Store;
  clock: Clock;
  settings: HostingSettings;
}

export interface ServiceInput {
  slug: string;
  name: string;
}

/** Services of accounts: under which names there are, and which are deleted. */
export class HostedServices {
  readonly #deps: ServiceDeps;

  constructor(deps: ServiceDeps) {
    this.#deps = deps;
  }

  /** Newest first, deleted ones that can be brought back included. */
  list(accountId: string, page: AskedPage): Promise<FoundPage<ServiceDoc>> {
    return newestPage("service", page, (cut) => pageOfServices(this.#deps.store, accountId, cut));
  }

  /** With what is served of each, in their order. */
  views(services: readonly ServiceDoc[]): Promise<ServiceView[]> {
    return serviceViews(this.#deps, services);
  }

  async view(service: ServiceDoc): Promise<ServiceView> {
    const [view] = await this.views([service]);
    return there(view ?? null, "service");
  }

  /** By id or slug, deleted or not. Throws `not_found`. */
  async get(accountId: string, idOrSlug: string): Promise<ServiceDoc> {
    const which = kindOfId(idOrSlug) === "service" ? { _id: idOrSlug } : { slug: idOrSlug };
    return there(await findService(this.#deps.store, accountId, which), "service");
  }

  /** The same for the worker of a service, too, which sees its own alone. */
  async getFor(caller: AnyCaller, idOrSlug: string): Promise<ServiceDoc> {
    const service = await this.get(caller.accountId, idOrSlug);
    return there(isRuntime(caller) && service._id !== caller.serviceId ? null : service, "service");
  }

  /** The same of one that is not deleted. */
  async present(accountId: string, idOrSlug: string): Promise<ServiceDoc> {
    const service = await this.get(accountId, idOrSlug);
    if (service.deletedAt !== null)
      throw new AppError("not_found", {
        message: `The service ${service.slug} is deleted; it can be brought back for ${UNDO_DAYS} days.`,
      });
    return service;
  }

  /** Throws `hosting_off`, `hosting_not_allowed`, `slug_taken` and `service_limit_reached`. */
  async create(accountId: string, { slug, name }: ServiceInput): Promise<ServiceDoc> {
    const { store, clock, settings } = this.#deps;
    await assertMayHost(store, settings, accountId);
    const named = name.trim() === "" ? slug : name.trim();
    assertInput({ slug, name: named });
    const now = clock.now();
    const limit = await serviceLimit(store, accountId, "services");
    const made = await insertService(
      store,
      {
        ...{ _id: newId("service", now), accountId, slug, name: named },
        ...{ activeDeploymentId: null, switchedN: 0, deploymentN: 0 },
        ...{ createdAt: now, updatedAt: now, deletedAt: null },
      },
      limit,
    );
    if (made === "taken") throw slugTaken(slug);
    if (made === null)
      throw new AppError("service_limit_reached", {
        message: `The plan of this account allows ${limit} services, deleted ones that can be brought back included.`,
        details: [{ path: "", code: "too_many", message: "Services of the account.", limit, actual: limit }],
      });
    await announceService(this.#deps, made, "changed");
    return made;
  }

  /** Another name, or another slug, by which it is served from then on. Throws `slug_taken`. */
  async update(accountId: string, idOrSlug: string, changes: Partial<ServiceInput>): Promise<ServiceDoc> {
    const { store, clock } = this.#deps;
    const service = await this.present(accountId, idOrSlug);
    assertInput(changes);
    const changed = await changeService(store, service, { ...changes, updatedAt: clock.now() });
    if (changed === "taken") throw slugTaken(changes.slug ?? "");
    await announceService(this.#deps, service, "changed");
    return there(changed, "service");
  }

  /** Stops it at once; it can be brought back for some days. @param confirm its slug or its name, by which it is meant */
  async delete(accountId: string, idOrSlug: string, confirm: string): Promise<ServiceDoc> {
    const { store, clock } = this.#deps;
    const service = await this.get(accountId, idOrSlug);
    if (confirm !== service.slug && confirm !== service.name)
      throw new AppError("invalid_input", {
        details: [
          { path: "confirm", code: "unknown", message: `Give the slug of the service: ${service.slug}.` },
        ],
      });
    const buried = there(await buryService(store, service._id, clock.now()), "service");
    await announceService(this.#deps, buried, "deleted");
    return buried;
  }

  /** Brings one back that was deleted; what it served is served again. */
  async restore(accountId: string, idOrSlug: string): Promise<ServiceDoc> {
    const { store, clock } = this.#deps;
    const service = await this.get(accountId, idOrSlug);
    const restored = there(await restoreService(store, service._id, clock.now()), "service");
    await announceService(this.#deps, restored, "restored");
    return restored;
  }
}

function slugTaken(slug: string): AppError {
  return new AppError("slug_taken", { message: `Another service of this server has the slug ${slug}.` });
}

function assertInput({ slug, name }: Partial<ServiceInput>): void {
  const problem = slug === undefined ? null : slugProblem(slug);
  const details = problem === null ? [] : [{ path: "slug", code: "not_a_slug", message: problem }];
  if (name !== undefined && (name.trim() === "" || name.length > MAX_NAME_CHARACTERS))
    details.push({ path: "name", code: "length", message: `Use 1 to ${MAX_NAME_CHARACTERS} characters.` });
  if (details[0]) throw new AppError("invalid_input", { message: details[0].message, details });
}
