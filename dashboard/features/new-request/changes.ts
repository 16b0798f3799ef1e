import type { Words } from "../../words/language.ts";
import type { Estimate } from "./use-estimate.ts";

type Change = Estimate["normalizations"][number];

/** What the server makes of the fields, by their names. Defaults stand in the controls anyway. */
export function notesOf(changes: readonly Change[], words: Words): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const change of changes) {
    const name = change.path.split(".")[1];
    if (isDefault(change) || name === undefined) continue;
    notes.set(name, [...(notes.get(name) ?? []), noteOf(change, words)]);
  }
  return notes;
}

export const isDefault = ({ reason }: Change): boolean => reason === "default";

export function noteOf({ to, reason }: Change, words: Words): string {
  const said = to === null ? words.newRequest.dropped : words.newRequest.readAs(shown(to));
  return `${said} (${words.newRequest.reasons[reason] ?? reason})`;
}

export function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
