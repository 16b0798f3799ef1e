import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command, jsonOption, withVerbs } from "../../command.ts";
import { answerOf, secretOf } from "../../secret.ts";
import { withCode } from "../../sign-in.ts";
import { printFacts } from "../../terminal/facts.ts";
import { timeWord } from "../../terminal/words.ts";

interface Options {
  passwordFile?: string;
  code?: string;
  json?: boolean;
}
const PASSWORD_FILE = ["--password-file <file>", "read the password from a file, - for stdin"] as const;
const CODE = ["--code <code>", "code of the app, or a recovery code; asked for unless given"] as const;

export function accountSecondFactor(cli: Cli): Command {
  return withVerbs(show(cli), [on(cli), off(cli), codes(cli)]);
}

/** `quarry account second-factor`: whether signing in asks for a code. */
function show(cli: Cli): Command {
  return command("second-factor", "show whether signing in asks for a code of an authenticator app", [
    "account second-factor",
  ])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const state = await cli.client().secondFactor();
      if (json) return cli.out.json(state);
      printFacts(cli.out, [
        ["second factor", state.isOn ? `on since ${timeWord(state.confirmedAt)}` : "off"],
        ["recovery codes", state.isOn ? `${state.recoveryCodesLeft} left` : null],
      ]);
    });
}

/** `quarry account second-factor on`: shows a QR code, and turns it on with a first code; with `--code` only the latter. */
function on(cli: Cli): Command {
  return command("on", "ask for a code of an authenticator app at each sign-in; needs a session", [
    "account second-factor on --password-file <file>",
  ])
    .option(...PASSWORD_FILE)
    .option("--code <code>", "second step: first code of the app, where there is no terminal to ask for it")
    .addOption(jsonOption())
    .action(async ({ passwordFile, code, json }: Options) => {
      let first = code;
      if (first === undefined) {
        const { secret, url, qrText, qrSvg } = await cli
          .client()
          .beginSecondFactor(await secretOf(cli, "password", passwordFile));
        if (json) return cli.out.json({ secret, url, qrText, qrSvg });
        cli.out.line(qrText);
        cli.out.line(`${secret}\n${url}`);
        const next = "scan it with an authenticator app, or type the secret in";
        if (!process.stdin.isTTY)
          return cli.err.line(`${next}; then: quarry account second-factor on --code <code>`);
        cli.err.line(next);
        first = await answerOf(cli, "code of the app");
      }
      const on = await withCode(cli, first, (given) => cli.client().confirmSecondFactor(given ?? ""));
      if (json) return cli.out.json(on);
      printCodes(cli, on.recoveryCodes);
      cli.err.line(`the second factor is on; other sessions that were ended: ${on.revokedSessions}`);
    });
}

/** `quarry account second-factor off` */
function off(cli: Cli): Command {
  return command("off", "ask only for the password again; needs a session", [
    "account second-factor off --password-file <file> --code 123456",
  ])
    .option(...PASSWORD_FILE)
    .option(...CODE)
    .addOption(jsonOption())
    .action(async ({ passwordFile, code, json }: Options) => {
      const password = await secretOf(cli, "password", passwordFile);
      const off = await withCode(cli, code, (given) =>
        cli.client().disableSecondFactor(password, given ?? ""),
      );
      if (json) return cli.out.json(off);
      cli.out.line("the second factor is off");
    });
}

/** `quarry account second-factor codes` */
function codes(cli: Cli): Command {
  return command("codes", "make ten new recovery codes, which replace the old ones; needs a session", [
    "account second-factor codes --password-file <file> --code 123456",
  ])
    .option(...PASSWORD_FILE)
    .option(...CODE)
    .addOption(jsonOption())
    .action(async ({ passwordFile, code, json }: Options) => {
      const password = await secretOf(cli, "password", passwordFile);
      const made = await withCode(cli, code, (given) =>
        cli.client().createRecoveryCodes(password, given ?? ""),
      );
      if (json) return cli.out.json(made);
      printCodes(cli, made.recoveryCodes);
    });
}

function printCodes(cli: Cli, codes: readonly string[]): void {
  cli.err.line("recovery codes: each signs in once without the app; keep them, they are never shown again");
  for (const one of codes) cli.out.line(one);
}
