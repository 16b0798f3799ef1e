import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";
import { ofClass, withService, type ClassOptions } from "./class-argument.ts";

/** `quarry state list` */
export function stateList(cli: Cli): Command {
  return withService(
    command("list", "list the State classes of a service", ["state list --service guestbook"]),
  ).action(async ({ service, json }: ClassOptions) => {
    const classes = await cli.client().stateClasses(await whichService(service));
    if (json) return cli.out.json(classes);
    if (classes.length === 0) return cli.err.line("no State classes");
    printTable(cli.out, classes, [
      { title: "CLASS", cell: (row) => row.name, isWhole: true },
      { title: "ID", cell: (row) => row.id },
      { title: "VARIABLE", cell: (row) => row.variable },
      { title: "MADE", cell: (row) => timeWord(row.createdAt), isSpare: true },
    ]);
  });
}

/** `quarry state create <name>` */
export function stateCreate(cli: Cli): Command {
  return withService(
    command("create", "make a class, and restart the worker with its id", [
      "state create Room --service guestbook",
    ]).argument("<name>", "name: letters, 0 to 9 and -"),
  ).action(async (name: string, { service, json }: ClassOptions) => {
    const made = await cli.client().createStateClass(await whichService(service), name);
    if (json) return cli.out.json(made);
    cli.out.line(made.id);
    cli.err.line(`the worker finds it in ${made.variable}`);
  });
}

/** `quarry state delete <class>` */
export function stateDelete(cli: Cli): Command {
  return ofClass(
    command("delete", "delete a class; it can be brought back for 7 days with its objects", [
      "state delete Room --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: ClassOptions) => {
    const left = await cli.client().deleteStateClass(await whichService(service), name);
    if (json) return cli.out.json(left);
    cli.out.line(`${name} is deleted`);
    cli.err.line(`bring it back within 7 days: quarry state restore ${name}`);
  });
}

/** `quarry state restore <class>` */
export function stateRestore(cli: Cli): Command {
  return ofClass(
    command("restore", "bring back a class that was deleted, with its objects", [
      "state restore Room --service guestbook",
    ]),
  ).action(async (name: string, { service, json }: ClassOptions) => {
    const back = await cli.client().restoreStateClass(await whichService(service), name);
    if (json) cli.out.json(back);
    else cli.out.line(`${back.name} is back`);
  });
}
