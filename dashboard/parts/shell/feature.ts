import type { ComponentType } from "react";
import type { Format } from "../../words/format.ts";
import type { Words } from "../../words/language.ts";
import type { KindRow } from "../kind/kind-row.ts";
import type { IconName } from "../ui/icon.tsx";

/** The row of a kind: what the frame around the pages knows of it. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  /** Its pages. Each is loaded when it is first opened. */
  routes: readonly FeatureRoute[];
  /** The path of its pages, where they need no account. */
  openPath?: string;
  /** Where the sidebar and the palette lead to. */
  entries?: readonly Entry[];
  /** Ids that the palette opens. */
  ids?: readonly IdRoute[];
  /** What of it needs somebody's attention, for the first page. */
  attention?: () => Promise<{ attention: Attention }>;
  /** Buttons for the first page of who has run nothing yet. */
  firstActions?: () => Promise<{ FirstActions: ComponentType }>;
  /** What its usual pages are made of, where it has these: a test walks through them all. */
  usual?: KindRow;
}

interface FeatureRoute {
  /** Below /dashboard, such as `/scrapers/$id`. */
  path: string;
  load: () => Promise<{ Page: ComponentType }>;
}

export interface Entry {
  group: Group;
  /** Within its group, from above. */
  order: number;
  icon: IconName;
  to: string;
  title: (words: Words) => string;
  /** Shown while the token of an operator is kept. */
  isForOperators?: boolean;
}

export type Group = keyof Words["shell"]["groups"];

interface IdRoute {
  /** Such as `req_`. */
  prefix: string;
  /** A path whose one parameter is the id. */
  to: (id: string) => string;
}

export interface AttentionLine {
  tone: "bad" | "warn";
  /** What is wrong and what to do about it, in one sentence. */
  text: string;
  action: { label: string; to: string; search?: Record<string, string> };
}

/** Asks the server; throws what it cannot find out. */
export type Attention = (words: Words, format: Format) => Promise<AttentionLine[]>;
