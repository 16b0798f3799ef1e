import type { Command } from "commander";
import { withArticle } from "../../kernel/with-article.ts";
import { command, jsonOption } from "../command.ts";
import { withCode } from "../sign-in.ts";
import type { KindCalls } from "./calls.ts";
import { fieldOptions } from "./field-options.ts";
import { ofOne, printOne, type KindContext } from "./kind-face.ts";

/**
 * `create`: what was made goes to stdout as its id, or as the secret that is shown this once, so that it can be piped. What to do
 * next goes to stderr.
 */
export function createCommand<Row>(
  { cli, face, one, noun }: KindContext<Row>,
  { fields, run }: NonNullable<KindCalls<Row>["create"]>,
): Command {
  const argument = fields.find(({ name }) => name === face.argument);
  const others = fields.filter((field) => field !== argument);
  const { options, valuesOf } = fieldOptions(others, { wordings: face.options });
  const about = face.verbs?.create ?? `make ${withArticle(one)}`;
  const made = command("create", about, face.examples?.create ?? [`${noun} create`]);
  if (argument) made.argument(`<${argument.name}>`, argument.about);
  for (const option of options) made.addOption(option);
  return made.addOption(jsonOption()).action(async () => {
    const given = made.opts<{ json?: boolean }>();
    const asked = { ...(argument ? { [argument.name]: made.args[0] } : {}), ...valuesOf({ ...given }) };
    const { code, ...rest } = asked as { code?: string };
    const result = await withCode(cli, code, (shown) =>
      run(cli.client(), { ...rest, ...(shown === undefined ? {} : { code: shown }) } as never),
    );
    if (given.json) return cli.out.json(result);
    const { id, secret, agentInstruction } = partsOf(result);
    cli.out.line(secret ?? id);
    if (secret !== null)
      cli.err.line(`made ${id}; store the ${face.secret ?? "secret"} now, it is never shown again`);
    else if (agentInstruction !== null) cli.err.line(agentInstruction);
  });
}

/** `update`: what is left out stays. */
export function updateCommand<Row>(
  context: KindContext<Row>,
  { fields, run }: NonNullable<KindCalls<Row>["update"]>,
): Command {
  const { options, valuesOf } = fieldOptions(fields, { wordings: context.face.options });
  const about = `change ${withArticle(context.one)}; what is left out stays`;
  const made = ofOne(context, "update", { about, options });
  return made.action(async (id: string) => {
    const given = made.opts<{ json?: boolean }>();
    const row = await run(context.cli.client(), id, valuesOf({ ...given }) as never);
    printOne(context, row, given.json);
  });
}

/** Of what was made, which may stand in an object with its secret. */
function partsOf(result: object): { id: string; secret: string | null; agentInstruction: string | null } {
  const inner = Object.values(result).filter((one): one is object => typeof one === "object" && one !== null);
  const all = Object.assign({}, ...inner, result) as Partial<Record<string, unknown>>;
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    id: text(all["id"]) ?? "",
    secret: text(all["secret"]),
    agentInstruction: text(all["agentInstruction"]),
  };
}
