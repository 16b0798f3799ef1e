import type { Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { usageFailure } from "../../failure.ts";
import { wholeNumber } from "../../option-values.ts";
import { readBytes } from "../../read-text.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

interface Options extends NamespaceOptions {
  file?: string;
  ttl?: number;
  metadata?: unknown;
  ifAbsent?: true;
  ifVersion?: string;
}

/** `quarry kv put <namespace> <key> [value]` */
export function kvPut(cli: Cli): Command {
  return ofNamespace(
    command("put", "write a value, over what is there", [
      "kv put visits page/home 42 --service guestbook",
      "kv put visits page/home --file <file> --ttl 3600 --service guestbook",
    ]),
  )
    .argument("<key>", "text of 1 to 512 bytes")
    .argument("[value]", "the value; without it --file")
    .option("--file <file>", "file whose bytes are the value, - for stdin")
    .option("--ttl <seconds>", "let it expire after this many seconds, 30 or more", wholeNumber(30, 2 ** 31))
    .option("--metadata <json>", "JSON that is kept with it", jsonOf)
    .option("--if-absent", "write only where nothing is")
    .option("--if-version <version>", "write only over this version, from `quarry kv keys --json`")
    .action(async (namespace: string, key: string, value: string | undefined, options: Options) => {
      const { file, ttl, metadata, ifAbsent, ifVersion, json } = options;
      if ((value === undefined) === (file === undefined))
        throw usageFailure("Give the value, or --file <file>.");
      const bytes = file === undefined ? Buffer.from(value ?? "") : await readBytes(file);
      const written = await cli
        .client()
        .putKvBytes(await whichService(options.service), namespace, key, bytes, {
          ...(ttl !== undefined && { expirationTtlSeconds: ttl }),
          ...(metadata !== undefined && { metadata }),
          ...(ifAbsent && { ifAbsent }),
          ...(ifVersion !== undefined && { ifVersion }),
        });
      if (json) cli.out.json(written);
      else cli.out.line(written.version);
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usageFailure("What --metadata has is no JSON.");
  }
}
