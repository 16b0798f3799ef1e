import { parseEnv } from "node:util";
import { Option, type Command } from "commander";
import type { SecretInput } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { readText } from "../../read-text.ts";
import { secretOf } from "../../secret.ts";
import { assertRestarted } from "./assert-restarted.ts";
import { stateOf } from "./list.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";

interface Options {
  file?: string;
  from?: string;
  for?: "build" | "runtime" | "both";
  staged?: true;
  service?: string;
  json?: true;
}

const SCOPES = { build: ["BUILD"], runtime: ["RUNTIME"], both: ["BUILD", "RUNTIME"] } as const;

/** `quarry env set <name>`: the value is never in the command line, which others and its history can see. */
export function envSet(cli: Cli): Command {
  return command("set", "write a secret, and restart the worker with it", [
    "env set API_KEY --file <file> --service guestbook",
    "env set --from <file> --staged --service guestbook",
  ])
    .argument("[name]", "name of the secret; its value is asked for unless --file is given")
    .option("--file <file>", "file that holds the value, - for stdin; one line break at its end is left out")
    .option("--from <file>", "file with lines such as NAME=value, - for stdin, for many at once")
    .addOption(
      new Option("--for <whom>", "who is given it; as it is, or the worker alone when new").choices([
        ...Object.keys(SCOPES),
      ]),
    )
    .option("--staged", "let the worker keep what it has until the next deployment")
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (name: string | undefined, options: Options) => {
      const service = await whichService(options.service);
      const values = await valuesOf(cli, name, options);
      const secrets = await cli.client().setSecrets({
        ...{ service, values, staged: options.staged === true },
        ...(options.for === undefined ? {} : { scopes: SCOPES[options.for] }),
      });
      const written = secrets.filter((one) => values.some((value) => value.name === one.name));
      if (options.json) return cli.out.json(written);
      for (const one of written) cli.out.line(`${one.name} is ${stateOf(one)}`);
      assertRestarted(secrets);
    });
}

async function valuesOf(cli: Cli, name: string | undefined, { file, from }: Options): Promise<SecretInput[]> {
  if ((name === undefined) === (from === undefined))
    throw usageFailure("Give the name of one secret, or --from <file> for many.");
  if (from !== undefined) {
    const text = await readText(from);
    const values = Object.entries(parseEnv(text));
    if (values.length === 0) throw usageFailure(`${from} has no line such as NAME=value.`);
    const odd = oddLine(text);
    if (odd !== null) throw usageFailure(`${from}, line ${odd}: it is no NAME=value; nothing was written.`);
    return values.map(([key, value]) => ({ name: key, value: value ?? "" }));
  }
  if (name?.includes("="))
    throw usageFailure(
      `Leave the value out, which others could see: \`quarry env set ${name.replace(/=.*/s, "")}\` asks for it.`,
    );
  const value =
    file === undefined
      ? await secretOf(cli, "value", undefined, "--file <file>, - for stdin")
      : (await readText(file)).replace(/\r?\n$/, "");
  return [{ name: name ?? "", value }];
}

/** Number of the first line that names no variable, though it is neither empty, a comment, nor inside of quotes; else null. */
function oddLine(text: string): number | null {
  const blank = text.replace(/=[ \t]*(["'`])[^]*?\1/g, (quoted) => `=${quoted.replace(/[^\n]/g, "")}`);
  const at = blank.split("\n").findIndex((line) => !/^\s*(?:#.*|(?:export\s+)?[\w.-]+\s*=.*)?$/.test(line));
  return at < 0 ? null : at + 1;
}
