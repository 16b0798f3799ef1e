import { Writable } from "node:stream";
import { beforeEach, expect, it } from "vitest";
import type { QuarryClient } from "../../client/index.ts";
import { cliOf } from "../cli.ts";
import type { KindCalls } from "./calls.ts";
import { kindCommand } from "./kind-command.ts";

interface Note {
  id: string;
  title: string;
}

let asked: unknown;
const note = (id: string): Note => ({ id, title: "Buy kites" });
const NOTE: KindCalls<Note> = {
  one: "note",
  many: "notes",
  list: {
    args: [],
    fields: [{ name: "state", about: "only those in this state", type: "text", words: ["OPEN", "DONE"] }],
    page: { usual: 20, most: 100, hasCursor: true },
    run: async (_, given: object) => {
      asked = given;
      return { items: "after" in given && given.after === "end" ? [] : [note("not_1")], nextCursor: "next" };
    },
  },
  show: async (_, id) => (id === "not_1" ? note(id) : null),
  create: {
    fields: [
      { name: "title", about: "one line", type: "text", isRequired: true },
      { name: "isPinned", about: "whether it stands first", type: "boolean", usual: false },
      { name: "remindAt", about: "when it is mailed", type: "moment" },
      { name: "labels", about: "words of your own", type: "list" },
    ],
    run: async (_, given: object) => {
      asked = given;
      return note("not_2");
    },
  },
  update: {
    fields: [{ name: "title", about: "one line", type: "text" }],
    run: async (_, id, given: object) => {
      asked = { id, ...given };
      return note(id);
    },
  },
  delete: async (_, id) => note(id),
};
const notes = kindCommand(NOTE, {
  about: "what the account wrote down",
  columns: [
    { title: "NOTE", cell: (row) => row.id, isWhole: true },
    { title: "TITLE", cell: (row) => row.title },
  ],
  facts: (row) => [
    ["id", row.id],
    ["title", row.title],
  ],
  argument: "title",
});

let out: string;
let err: string;
beforeEach(() => {
  [out, err, asked] = ["", "", undefined];
});

async function run(...words: string[]): Promise<void> {
  const into = (write: (text: string) => void): NodeJS.WriteStream => {
    const end = new Writable({ write: (chunk: Buffer, _, done) => (write(chunk.toString()), done()) });
    return Object.assign(end, { isTTY: false }) as unknown as NodeJS.WriteStream;
  };
  const stdout = into((text) => (out += text));
  const stderr = into((text) => (err += text));
  const cli = { ...cliOf({ env: {}, stdout, stderr }), client: () => ({}) as QuarryClient };
  const made = notes(cli);
  for (const one of [made, ...made.commands])
    one.exitOverride().configureOutput({ writeErr: () => undefined });
  await made.parseAsync(words, { from: "user" });
}

it("has the verbs that there are calls for", () => {
  const verbs = notes(cliOf()).commands.map((verb) => `${verb.name()}: ${verb.description()}`);
  expect(verbs).toEqual([
    "list: list the notes",
    "show: show a note",
    "create: make a note",
    "update: change a note; what is left out stays",
    "delete: delete a note",
  ]);
});

it("lists a page as a table or as JSON, and says where it goes on", async () => {
  await run("list", "--state", "done", "--limit", "5");
  expect(asked).toEqual({ state: "DONE", first: 5, after: undefined });
  expect([out, err]).toEqual(["NOTE   TITLE\nnot_1  Buy kites\n", "more: --cursor next\n"]);
  out = "";
  await run("list", "--json");
  expect(JSON.parse(out)).toEqual({ data: [note("not_1")], nextCursor: "next" });
  [out, err] = ["", ""];
  await run("list", "--cursor", "end");
  expect([out, err]).toEqual(["", "no notes\n"]);
  await expect(run("list", "--state", "odd")).rejects.toThrow("Allowed choices are open, done");
  await expect(run("list", "--limit", "101")).rejects.toThrow("It must be a whole number from 1 to 100.");
});

it("shows one, and says that there is none", async () => {
  await run("show", "not_1");
  expect(out).toBe("id     not_1\ntitle  Buy kites\n");
  await expect(run("show", "not_9")).rejects.toMatchObject({
    code: "not_found",
    message: "This account has no note not_9.",
  });
});

it("makes, changes and deletes one by the fields of the schema", async () => {
  await run(
    "create",
    "Buy kites",
    "--pinned",
    "on",
    "--remind",
    "2030-01-01",
    "--labels",
    "a,b",
    "--labels",
    "c",
  );
  expect(asked).toEqual({
    title: "Buy kites",
    isPinned: true,
    remindAt: "2030-01-01T00:00:00.000Z",
    labels: ["a", "b", "c"],
  });
  expect(out).toBe("not_2\n");
  await run("update", "not_1", "--title", "Sold");
  expect(asked).toEqual({ id: "not_1", title: "Sold" });
  await run("update", "not_1");
  expect(asked).toEqual({ id: "not_1" });
  out = "";
  await run("delete", "not_1");
  expect(out).toBe("not_1 was deleted\n");
  await expect(run("create")).rejects.toThrow("missing required argument 'title'");
});
