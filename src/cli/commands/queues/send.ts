import { Option, type Command } from "commander";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { usageFailure } from "../../failure.ts";
import { readText } from "../../read-text.ts";
import { whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

interface Options extends QueueOptions {
  file?: string;
  type?: "json" | "text" | "bytes";
  delay?: number;
  key?: string;
}

/** `quarry queues send <queue> <body>` */
export function queuesSend(cli: Cli): Command {
  return ofQueue(
    command("send", "send a message; it is stored when this ends", [
      `queues send mails '{"to":"ada@example.com"}' --service guestbook`,
      "queues send mails hello --type text --delay 60 --service guestbook",
    ]),
  )
    .argument("[body]", "the body, JSON unless --type says otherwise")
    .option("--file <file>", "file that holds the body, - for stdin")
    .addOption(
      new Option("--type <type>", "what the body is; bytes are given in base64").choices([
        "json",
        "text",
        "bytes",
      ]),
    )
    .option("--delay <seconds>", "seconds until it may be delivered", Number)
    .option("--key <key>", "a second send with the same key within 24 hours sends nothing")
    .action(async (queue: string, given: string | undefined, options: Options) => {
      if ((given === undefined) === (options.file === undefined))
        throw usageFailure("Give the body, or --file <file>.");
      const text = options.file === undefined ? (given ?? "") : await readText(options.file);
      const type = options.type ?? "json";
      const sent = await cli.client().sendQueueMessage(await whichService(options.service), queue, {
        body: type === "json" ? jsonOf(text) : text,
        contentType: type.toUpperCase() as "JSON" | "TEXT" | "BYTES",
        ...(options.delay !== undefined && { delaySeconds: options.delay }),
        ...(options.key !== undefined && { idempotencyKey: options.key }),
      });
      if (options.json) cli.out.json(sent);
      else cli.out.line(sent.id);
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usageFailure("The body is no JSON; give --type text where it is meant as text.");
  }
}
