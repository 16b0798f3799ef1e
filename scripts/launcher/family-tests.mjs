import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The arguments of vitest with each name of a scraper family as the files of its tests. vitest takes a word for a part of a
 * path: `video` would run `shortvideo` too.
 *
 * @param {string} root folder of the repository
 * @param {readonly string[]} args
 * @returns {{ args: string[], familiesOnly: boolean }} familiesOnly: nothing else is asked for, so that no build is needed
 */
export function familyTests(root, args) {
  const isFamily = (arg) => /^[\w-]+$/.test(arg) && existsSync(join(root, "src", "plugins", arg));
  const filters = args.filter((arg, place) => !arg.startsWith("-") && !args[place - 1]?.startsWith("--"));
  return {
    args: args.flatMap((arg) =>
      isFamily(arg)
        ? [`src/plugins/${arg}/`, `test/contract/families/${arg}.test.ts`, `test/contract/${arg}-`]
        : [arg],
    ),
    familiesOnly: filters.length > 0 && filters.every(isFamily),
  };
}
