import type { Command } from "commander";
import { EXIT } from "../../errors/to-exit-code.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import type { Check } from "../doctor/check.ts";
import { checkGateway } from "../doctor/gateway-checks.ts";
import {
  checkBrowser,
  checkEngine,
  checkGlibc,
  checkNode,
  checkPort,
  checkServicesDomain,
  checkSignUp,
  runningGlibc,
} from "../doctor/machine-checks.ts";
import { plain, type Tint } from "../terminal/screen.ts";
import { printTable } from "../terminal/table.ts";

const TINTS: Record<Check["state"], Tint> = { ok: "green", warn: "yellow", fail: "red" };

/** `quarry doctor`: exit code 0 when nothing failed; warnings do not count. */
export function doctor(cli: Cli): Command {
  return command("doctor", "check this machine, the gateway and the key", ["doctor", "doctor --json"])
    .addOption(jsonOption())
    .action(async ({ json }: { json?: boolean }) => {
      const [engine, browser, port, signUp, services, gateway] = await Promise.all([
        checkEngine(cli.env),
        checkBrowser(cli.env),
        checkPort(cli.env),
        checkSignUp(cli.env),
        checkServicesDomain(cli.env),
        checkGateway(() => cli.settings()),
      ]);
      const checks = [
        checkNode(),
        checkGlibc(runningGlibc()),
        engine,
        browser,
        port,
        signUp,
        services,
        ...gateway,
      ];
      if (json) cli.out.json(checks);
      else
        printTable(cli.out, checks, [
          { title: "CHECK", cell: (row) => row.name },
          { title: "STATE", cell: (row) => cli.out.tint(TINTS[row.state], row.state) },
          // The end of a sentence often says what to do.
          { title: "FOUND", cell: (row) => plain(row.found), isWhole: true },
        ]);
      cli.exitWith(checks.some(({ state }) => state === "fail") ? EXIT.internal : EXIT.ok);
    });
}
