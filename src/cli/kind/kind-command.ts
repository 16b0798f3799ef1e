import type { Command } from "commander";
import { withArticle } from "../../kernel/with-article.ts";
import type { Cli } from "../cli.ts";
import { command, withVerbs, type MakeCommand } from "../command.ts";
import { localFailure } from "../failure.ts";
import { timeWord } from "../terminal/words.ts";
import type { KindCalls } from "./calls.ts";
import { createCommand, updateCommand } from "./input-commands.ts";
import { ofOne, printOne, type KindContext, type KindFace } from "./kind-face.ts";
import { listCommand, type ListFace } from "./list-command.ts";

/** The noun of a kind with the verbs that the client has calls for; those of its own stand in front of its end. */
export function kindCommand<Row extends { id: string }, Listed = Row>(
  calls: KindCalls<Row, Listed>,
  face: KindFace<Row, Listed>,
): MakeCommand {
  return (cli) => {
    const { one = calls.one, noun: name = calls.many.toLowerCase().replaceAll(" ", "-") } = face;
    const context: KindContext<Row> = { cli, face, one, noun: name };
    const own = (face.own ?? []).map((make) => make(cli));
    const verbs = [
      listCommand(cli, `${name} list`, calls.list, listFace(calls, face, name)),
      ...(calls.show ? [show(context, calls.show)] : []),
      ...(calls.create ? [createCommand(context, calls.create)] : []),
      ...(calls.update ? [updateCommand(context, calls.update)] : []),
    ];
    const ends = [
      ...(calls.revoke ? [end(context, "revoke", calls.revoke)] : []),
      ...(calls.delete ? [end(context, "delete", calls.delete)] : []),
    ];
    const named = (verb: Command, among: readonly Command[]): Command | undefined =>
      among.find((other) => other.name() === verb.name());
    return withVerbs(command(name.split(" ").at(-1) ?? name, face.about), [
      ...verbs.map((verb) => named(verb, own) ?? verb),
      ...own.filter((verb) => !named(verb, verbs)),
      ...ends,
    ]);
  };
}

function listFace<Row, Listed>(
  { many }: KindCalls<Row, Listed>,
  { verbs, columns, examples, options, list }: KindFace<Row, Listed>,
  name: string,
): ListFace<Listed> {
  const about = verbs?.list ?? `list the ${many}`;
  return {
    about,
    columns,
    none: `no ${many}`,
    examples: examples?.list ?? [`${name} list`],
    options,
    ...list,
  };
}

function show<Row>(context: KindContext<Row>, find: NonNullable<KindCalls<Row>["show"]>): Command {
  const { cli, one } = context;
  return ofOne(context, "show", { about: `show ${withArticle(one)}` }).action(
    async (id: string, { json }: { json?: boolean }) => {
      const row = await find(cli.client(), id);
      if (!row) throw localFailure("not_found", `This account has no ${one} ${id}.`);
      printOne(context, row, json);
    },
  );
}

function end<Row extends { id: string }>(
  context: KindContext<Row>,
  verb: "delete" | "revoke",
  run: (client: ReturnType<Cli["client"]>, id: string) => Promise<Row>,
): Command {
  const { cli, one, face } = context;
  const about = `${verb} ${withArticle(one)}${verb === "revoke" ? " permanently" : ""}`;
  return ofOne(context, verb, { about }).action(async (id: string, { json }: { json?: boolean }) => {
    const row = await run(cli.client(), id);
    if (json) return cli.out.json(row);
    const at = "revokedAt" in row ? ` at ${timeWord(row.revokedAt as string)}` : "";
    cli.out.line(`${row.id} was ${verb === "delete" ? "deleted" : (face.revoked ?? "revoked")}${at}`);
  });
}
