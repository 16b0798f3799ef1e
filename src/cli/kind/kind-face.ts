import type { Command, Option } from "commander";
import type { Cli } from "../cli.ts";
import { command, jsonOption, type MakeCommand } from "../command.ts";
import { printFacts } from "../terminal/facts.ts";
import type { Wordings } from "./field-options.ts";
import type { ListFace } from "./list-command.ts";

export type Verb = "list" | "show" | "create" | "update" | "delete" | "revoke";

/** How a kind is shown on the command line. */
export interface KindFace<Row, Listed = Row> {
  /** The noun of its commands, behind that it stands below, as in `operator accounts`; what many are called unless given. */
  noun?: string;
  /** What the help says of the noun. */
  about: string;
  /** What one is called, where the row of the kind has no good word for it. */
  one?: string;
  columns: ListFace<Listed>["columns"];
  /** Name and value by line, of one that is shown. */
  facts?: (row: Row) => readonly (readonly [string, string | null])[];
  /** What the help says of verbs, where it is not the usual. */
  verbs?: Partial<Record<Verb, string>>;
  /** Examples, which a test runs; needed where values are. */
  examples?: Partial<Record<Verb, readonly string[]>>;
  options?: Wordings;
  /** The field that `create` takes without an option. */
  argument?: string;
  /** What else the list has. */
  list?: Pick<ListFace<Listed>, "flags" | "instead" | "json"> & { none?: string | null };
  /** What happened to one that was revoked; `revoked` unless given. */
  revoked?: string;
  /** What the secret is called that a new one comes with; `secret` unless given. */
  secret?: string;
  /** Verbs of its own. One that is called as a usual one stands for it. */
  own?: readonly MakeCommand[];
}

/** What commands about one are made of. */
export interface KindContext<Row> {
  cli: Cli;
  face: Omit<KindFace<Row>, "columns" | "list">;
  one: string;
  /** Of the commands, such as `api-keys`. */
  noun: string;
}

/** A verb about one, which is named by its id. */
export function ofOne<Row>(
  { face, one, noun: name }: KindContext<Row>,
  verb: Verb,
  { about, options = [] }: { about: string; options?: readonly Option[] },
): Command {
  const examples = face.examples?.[verb] ?? [`${name} ${verb} <id>`];
  const made = command(verb, face.verbs?.[verb] ?? about, examples);
  made.argument("<id>", `id of the ${one}, from \`quarry ${name} list\``);
  for (const option of [...options, jsonOption()]) made.addOption(option);
  return made;
}

export function printOne<Row>({ cli, face }: KindContext<Row>, row: Row, json: boolean | undefined): void {
  if (json || !face.facts) return cli.out.json(row);
  printFacts(cli.out, face.facts(row));
}
