import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { localFailure, usageFailure } from "../../failure.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofObject, type ClassOptions } from "./class-argument.ts";

/** `quarry state get <class> <object> <key>` */
export function stateGet(cli: Cli): Command {
  return ofObject(
    command("get", "show a value of an object, as JSON", ["state get Room lobby topic --service guestbook"]),
  )
    .argument("<key>", "key of the value, from `quarry state show`")
    .action(async (named: string, object: string, key: string, { service, json }: ClassOptions) => {
      const found = await cli.client().stateValue(await whichService(service), named, object, key);
      if (found === null)
        throw localFailure("key_not_found", `The object ${object} has nothing under ${key}.`);
      if (json) cli.out.json(found);
      else cli.out.line(found.base64 ?? JSON.stringify(found.value));
    });
}

/** `quarry state put <class> <object> <key> <value>` */
export function statePut(cli: Cli): Command {
  return ofObject(
    command("put", "write a value of an object", [`state put Room lobby topic '"cats"' --service guestbook`]),
  )
    .argument("<key>", "key of the value")
    .argument("<value>", "JSON, in quotes")
    .option("--if-version <n>", "only over this version of the value; 0: where nothing is", Number)
    .action(
      async (
        named: string,
        object: string,
        key: string,
        text: string,
        { service, json, ifVersion }: ClassOptions & { ifVersion?: number },
      ) => {
        const input = { value: jsonOf(text), ...(ifVersion !== undefined && { ifVersion }) };
        const written = await cli
          .client()
          .putStateValue(await whichService(service), named, object, key, input);
        if (json) cli.out.json(written);
        else cli.out.line(`version ${written.version}`);
      },
    );
}

/** `quarry state remove <class> <object> <key>` */
export function stateRemove(cli: Cli): Command {
  return ofObject(
    command("remove", "delete a value of an object", ["state remove Room lobby topic --service guestbook"]),
  )
    .argument("<key>", "key of the value")
    .action(async (named: string, object: string, key: string, { service, json }: ClassOptions) => {
      const gone = await cli.client().deleteStateValue(await whichService(service), named, object, key);
      if (json) cli.out.json(gone);
      else cli.out.line(`${key} is deleted`);
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usageFailure("The value is no JSON; text stands in double quotes.");
  }
}
