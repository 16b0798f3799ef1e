import { expect, it } from "vitest";
import { Notes, type Note } from "./kept-until-heard.ts";

it("keeps what is said until somebody listens, and says it once", () => {
  const notes = new Notes();
  const heard: string[] = [];
  const hear = ({ title }: Note) => heard.push(title);
  let told = 0;
  notes.subscribe(() => (told += 1));
  expect(notes.isSaid()).toBe(false);
  notes.say({ title: "first" });
  expect([notes.isSaid(), told]).toEqual([true, 1]);
  notes.say({ title: "second" });
  const stop = notes.listen(hear);
  expect(heard).toEqual(["first", "second"]);
  notes.say({ title: "third" });
  stop();
  notes.say({ title: "fourth" });
  expect(heard).toEqual(["first", "second", "third"]);
  notes.listen(hear);
  expect(heard).toEqual(["first", "second", "third", "fourth"]);
});
