import { Notes, type Note } from "./kept-until-heard.ts";

export const notes = new Notes();

/** Says what was done, for some seconds, with the way to undo it. */
export function say(note: Note): void {
  notes.say(note);
}
