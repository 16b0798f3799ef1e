import type { Command, Option } from "commander";
import { visibleVerbs } from "../command.ts";
import { FieldOption } from "../scrape/field-option.ts";

export interface Candidate {
  word: string;
  description: string;
}

/** Finds what could come next for a scrape; asks the gateway. */
export interface ScrapeWords {
  scrapers(): Promise<Candidate[]>;
  /** The command with the flags of this scraper; null when there is none. */
  command(scraper: string, words: readonly string[]): Promise<Command | null>;
}

/** Words that may take the place of the last of `words`, which is still being typed. */
export async function candidatesFor(
  program: Command,
  words: readonly string[],
  scrape: ScrapeWords,
): Promise<Candidate[]> {
  const typed = words.at(-1) ?? "";
  let current = program;
  const rest = words.slice(0, -1);
  // What `help` takes is the rest of a command line.
  if (rest[0] === "help") rest.shift();
  while (rest.length > 0) {
    const next = visibleVerbs(current).find((one) => one.name() === rest[0]);
    if (!next) break;
    current = next;
    rest.shift();
  }
  const found = isScrape(current, program)
    ? await scrapeCandidates(rest, typed, scrape)
    : namesScraper(current, rest, typed)
      ? await scrape.scrapers()
      : ofCommand(current, rest, typed);
  return found.filter(({ word }) => word.startsWith(typed));
}

function isScrape(command: Command, program: Command): boolean {
  return command.name() === "scrape" && command.parent === program;
}

/** `quarry scrapers show <scraper>` and every `--scraper <id>`. */
function namesScraper(command: Command, rest: readonly string[], typed: string): boolean {
  if (rest.length > 0) return rest.at(-1) === "--scraper";
  return command.registeredArguments[0]?.name() === "scraper" && !typed.startsWith("-");
}

async function scrapeCandidates(
  rest: readonly string[],
  typed: string,
  scrape: ScrapeWords,
): Promise<Candidate[]> {
  const [scraper, ...flags] = rest;
  if (scraper === undefined) return scrape.scrapers();
  const command = await scrape.command(scraper, flags);
  return command === null ? [] : ofCommand(command, flags, typed);
}

/** Values of the option before, else options once a hyphen is typed, else subcommands or words of the first argument. */
function ofCommand(command: Command, rest: readonly string[], typed: string): Candidate[] {
  const before = rest.at(-1);
  const options = command.options.filter((option) => !option.hidden);
  const open = options.find((option) => option.required && option.long === before);
  if (open) return withoutDescription(open instanceof FieldOption ? open.words : open.argChoices);
  const verbs = visibleVerbs(command).map((one) => ({ word: one.name(), description: one.description() }));
  if (!typed.startsWith("-") && verbs.length > 0) return verbs;
  const [argument] = command.registeredArguments;
  if (!typed.startsWith("-") && argument)
    return withoutDescription(rest.length === 0 ? argument.argChoices : []);
  return [...options.map(ofOption), { word: "--help", description: "show help" }];
}

function withoutDescription(words: readonly string[] = []): Candidate[] {
  return words.map((word) => ({ word, description: "" }));
}

function ofOption({ long, short, description }: Option): Candidate {
  return { word: long ?? short ?? "", description };
}
