import type { MeterId } from "../meter/meters.ts";

/** A figure of a plan: a number, text such as `30 days`, or true where something is part of it. */
export type PlanFigure = number | string | boolean;

/** What a product offers, before its meters and prices are filled in. */
export interface ProductDeclaration {
  id: string;
  name: string;
  summary: string;
  features: readonly string[];
  meters: readonly MeterId[];
  /** Limits that no plan changes, by name. */
  limits: Readonly<Record<string, PlanFigure>>;
  /** Limits that differ, by name: without and with a paid plan. */
  planLimits?: Readonly<Record<string, { free: PlanFigure; paid: PlanFigure }>>;
}
