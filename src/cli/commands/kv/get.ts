import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { localFailure } from "../../failure.ts";
import { writeWhole } from "../../write-whole.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

/** `quarry kv get <namespace> <key>`: the bytes of the value, and nothing else. */
export function kvGet(cli: Cli): Command {
  return ofNamespace(
    command("get", "print the value under a key, byte by byte", [
      "kv get visits page/home --service guestbook",
      "kv get visits logo.png --output logo.png --service guestbook",
    ]),
  )
    .argument("<key>", "the key, from `quarry kv keys`")
    .option("--output <file>", "write it into a file, which appears when it is whole")
    .action(async (namespace: string, key: string, options: NamespaceOptions & { output?: string }) => {
      const service = await whichService(options.service);
      if (options.json) {
        const found = await cli.client().kvValue(service, namespace, key);
        if (found === null) throw localFailure("key_not_found", `Nothing is under ${key} in ${namespace}.`);
        return cli.out.json(found);
      }
      const bytes = cli.client().kvBytes(service, namespace, key);
      if (options.output === undefined) for await (const chunk of bytes) await cli.out.write(chunk);
      else await writeWhole(options.output, bytes, "Read it again with another --output.");
    });
}
