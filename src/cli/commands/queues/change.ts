import { Option, type Command } from "commander";
import type { QueueChange } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { serviceOption, whichService } from "../../deploy/which-service.ts";
import { ofQueue, type QueueOptions } from "./queue-argument.ts";

interface Settings {
  retries?: number;
  retention?: number;
  batch?: number;
  wait?: number;
  retryDelay?: number;
  backoff?: "fixed" | "exponential";
  concurrency?: number;
  deadLetter?: string | false;
  paused?: "on" | "off";
}

/** `quarry queues create <name>` */
export function queuesCreate(cli: Cli): Command {
  const made = command("create", "make a queue, and restart the worker with its id", [
    "queues create mails --retries 5 --service guestbook",
  ])
    .argument("<name>", "name: a to z, 0 to 9 and -")
    .addOption(serviceOption())
    .addOption(jsonOption());
  return withSettings(made).action(
    async (name: string, { service, json, ...options }: Settings & QueueOptions) => {
      const input = { ...settingsOf(options), name };
      const queue = await cli.client().createQueue(await whichService(service), input as never);
      if (json) return cli.out.json(queue);
      cli.out.line(queue.id);
      cli.err.line(
        `the worker finds it in ${queue.variable}, and gets its messages at /.svc/queues/${queue.name}`,
      );
    },
  );
}

/** `quarry queues update <queue>` */
export function queuesUpdate(cli: Cli): Command {
  const made = ofQueue(
    command("update", "change how a queue delivers; what is left out stays", [
      "queues update mails --paused on --service guestbook",
    ]),
  );
  return withSettings(made).action(
    async (name: string, { service, json, ...options }: Settings & QueueOptions) => {
      const queue = await cli.client().updateQueue(await whichService(service), name, settingsOf(options));
      if (json) cli.out.json(queue);
      else cli.out.line(`${queue.name} is ${queue.paused ? "paused" : "delivered"}`);
    },
  );
}

function withSettings(made: Command): Command {
  return made
    .option("--retries <n>", "deliveries after the first one, where that fails", Number)
    .option("--retention <seconds>", "seconds in which a message is handled, or is forgotten", Number)
    .option("--batch <n>", "messages of one delivery", Number)
    .option("--wait <seconds>", "seconds that the first message of a delivery waits for more", Number)
    .option("--retry-delay <seconds>", "seconds before a retry", Number)
    .addOption(new Option("--backoff <how>", "how retries wait").choices(["fixed", "exponential"]))
    .option("--concurrency <n>", "deliveries at once", Number)
    .option("--dead-letter <queue>", "queue that takes what fails permanently")
    .option("--no-dead-letter", "drop what fails permanently")
    .addOption(new Option("--paused <state>", "whether nothing is delivered").choices(["on", "off"]));
}

function settingsOf({ deadLetter, paused, backoff, ...rest }: Settings): QueueChange {
  const said: QueueChange = {
    maxRetries: rest.retries,
    retentionSeconds: rest.retention,
    maxBatchSize: rest.batch,
    maxBatchTimeoutSeconds: rest.wait,
    retryDelaySeconds: rest.retryDelay,
    maxConcurrency: rest.concurrency,
    ...(backoff !== undefined && { retryBackoff: backoff === "fixed" ? "FIXED" : "EXPONENTIAL" }),
    ...(deadLetter !== undefined && { deadLetterQueue: deadLetter === false ? null : deadLetter }),
    ...(paused !== undefined && { paused: paused === "on" }),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
