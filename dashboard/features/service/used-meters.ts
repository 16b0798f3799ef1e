import type { ServiceKind, ServiceUsedQuery } from "../../generated/service.ts";

type Usage = NonNullable<ServiceUsedQuery["usage"]>;

/** A meter that a service is counted by. */
export interface UsedMeter {
  meter: string;
  title: string;
  unit: string;
  /** Of the service this month. */
  own: number;
  today: number;
  /** Of all services together. */
  account: number;
  byDay: ReadonlyMap<string, number>;
  /** Of the account. */
  caps: Usage["caps"];
}

/** What a service of each kind is counted by, used or not. */
const WORKER = ["worker_requests", "worker_cpu_ms", "worker_transfer_bytes"];
const PAGES = ["static_transfer_bytes"];
const ALWAYS: Record<ServiceKind, readonly string[]> = {
  EMPTY: [...WORKER, "log_events", ...PAGES],
  WORKER: [...WORKER, "log_events"],
  STATIC: [...PAGES, "log_events"],
  WORKER_AND_STATIC: [...WORKER, ...PAGES, "log_events"],
};

/** The meters of a service: those of its kind, and whatever else it used. */
export function ofService(usage: Usage, serviceId: string, kind: ServiceKind): UsedMeter[] {
  const own = usage.services.find(({ service }) => service === serviceId);
  const used = new Map(own?.meters.map(({ meter, quantity }) => [meter, quantity]));
  const ids = new Set([...ALWAYS[kind], ...used.keys()]);
  const today = usage.updatedAt.slice(0, 10);
  return [...ids].flatMap((id) => {
    const known = usage.meters.find(({ meter }) => meter === id);
    if (known === undefined) return [];
    const days = (own?.days ?? []).flatMap(({ date, meters }) =>
      meters.filter(({ meter }) => meter === id).map(({ quantity }) => [date, quantity] as const),
    );
    const byDay = new Map(days);
    return [
      {
        ...{ meter: id, title: known.title, unit: known.unit, account: known.used, byDay },
        ...{ own: used.get(id) ?? 0, today: byDay.get(today) ?? 0 },
        caps: usage.caps.filter(({ metric }) => metric === id),
      },
    ];
  });
}
