import type { Command } from "commander";
import { countOf } from "../../../kernel/count-of.ts";
import type { Cli } from "../../cli.ts";
import { command } from "../../command.ts";
import { whichService } from "../../deploy/which-service.ts";
import { usageFailure } from "../../failure.ts";
import { ofNamespace, type NamespaceOptions } from "./namespace-argument.ts";

/** `quarry kv remove <namespace> <key…>` */
export function kvRemove(cli: Cli): Command {
  return ofNamespace(
    command("remove", "delete values; there is no way back", [
      "kv remove visits page/home page/about --service guestbook",
      "kv remove visits --prefix page/ --service guestbook",
    ]),
  )
    .argument("[keys...]", "their keys")
    .option("--prefix <text>", "all whose keys begin with this")
    .action(async (namespace: string, given: string[], options: NamespaceOptions & { prefix?: string }) => {
      const { prefix, json } = options;
      if (given.length > 0 === (prefix !== undefined)) throw usageFailure("Give keys, or --prefix <text>.");
      const client = cli.client();
      const service = await whichService(options.service);
      let deleted = 0;
      const remove = async (keys: readonly string[]): Promise<void> => {
        if (keys.length > 0)
          deleted += (await client.deleteManyKv(service, namespace, keys)).successfulKeyCount;
      };
      await remove(given);
      for (let cursor: string | null | undefined; prefix !== undefined && cursor !== null;) {
        const page = await client.kvKeys(service, namespace, { prefix, ...(cursor && { cursor }) });
        await remove(page.keys.map(({ name }) => name));
        cursor = page.cursor;
      }
      if (json) cli.out.json({ deleted });
      else cli.out.line(`${countOf(deleted, "key")} deleted`);
    });
}
