import type { ComponentType } from "react";
import type { Words } from "../../words/language.ts";
import type { Group } from "../shell/feature.ts";
import type { Tone } from "../ui/badge.tsx";
import type { IconName } from "../ui/icon.tsx";
import type { KindFace, Thing } from "./kind-face.ts";
import type { KindWords } from "./kind-words.ts";

/** What is loaded with the first page of a kind. */
export interface LoadedKind<Row extends Thing = Thing, Given extends string = string> {
  face: KindFace<Row, Given>;
  /** Among what a field of a form is chosen, where the schema cannot know it. */
  useChoices?: () => Choices;
}

export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** What the pages of a kind cannot take from its documents and the schema. `usualPages` checks that its names are fields. */
export interface KindRow<Name extends string = string> {
  /** The name of its folder. */
  name: string;
  /** Below /dashboard, such as `/notes`. */
  path: string;
  /** What its ids begin with, such as `not_`. */
  id: string;
  group: Group;
  order: number;
  icon: IconName;
  words: (words: Words) => KindWords;
  load: () => Promise<LoadedKind>;
  /** The field that it is called by: the title of its page, and what is typed before it is deleted. */
  named: Name;
  /** Of its list, the more important ones first: a narrow window has room for two. */
  columns: readonly Name[];
  /** What its page shows; the columns, where it is not said. */
  facts?: readonly Name[];
  /** The colours of words, by field. */
  tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
  /** Its page, where it is more than facts. */
  detail?: () => Promise<{ Page: ComponentType }>;
}

export interface KindProps {
  row: KindRow;
  kind: LoadedKind;
}
