import { isErrorCode } from "../../../errors/codes.ts";
import type { JsonObject } from "../../../kernel/json.ts";
import type { Scraper } from "../../../plugin-sdk/define-scraper.ts";
import type { PluginCase } from "../../../plugin-sdk/testkit/case-file.ts";
import { matchKey } from "../../http/har/match-key.ts";
import type { HarEntry } from "../../http/har/schema.ts";
import { entriesOf } from "../recording.ts";
import { runCase, type CaseResult } from "../run-case.ts";
import { bodyOf } from "./body.ts";
import { emptyPaths } from "./differences.ts";
import { entryMutations } from "./entry-mutations.ts";
import { emptyStatements } from "./honest-empty.ts";
import type { Truth } from "./match-records.ts";
import type { EntryMutation } from "./mutation.ts";
import type { FamilyAnswer } from "./other-answers.ts";
import { namedBy } from "./warned.ts";

/** One change of one answer of one case. */
export interface Variant {
  /** Names it in a command line: case, number of the answer, mutation, number of the place. */
  id: string;
  oneCase: PluginCase;
  operation: string;
  truth: Truth;
  entries: readonly HarEntry[];
  entry: HarEntry;
  mutation: EntryMutation;
}

interface Unchanged {
  oneCase: PluginCase;
  operation: string;
  entries: readonly HarEntry[];
  base: CaseResult;
  known: ReadonlyMap<string, JsonObject>;
}

/** Records beyond the limit of a case, which a changed page can bring forward. */
const NO_LIMIT = 1_000_000;

/** Every variant of every case whose input is accepted and that asks something. */
export async function variantsOf(
  scraper: Scraper,
  cases: readonly PluginCase[],
  casesUrl: string | URL,
  seed: number,
): Promise<Variant[]> {
  const unchanged: Unchanged[] = [];
  for (const oneCase of cases) {
    const base = await runCase(scraper, oneCase, { casesUrl });
    if (base.operation === null || base.urls.length === 0) continue;
    const entries = asAsked(await entriesOf(new URL(oneCase.har, casesUrl)), base.urls);
    const known = new Map(base.keys.map((key, index) => [key, base.records[index] ?? {}]));
    if (base.ending === "enough") {
      const more = await runCase(scraper, { ...oneCase, limit: NO_LIMIT }, { casesUrl });
      for (const [index, key] of more.keys.entries())
        if (!known.has(key)) known.set(key, more.records[index] ?? {});
    }
    unchanged.push({ oneCase, operation: base.operation, entries, base, known });
  }
  const byOperation = Map.groupBy(unchanged, ({ operation }) => operation);
  return unchanged.flatMap((one) =>
    variantsOfCase(scraper, one, { peers: byOperation.get(one.operation) ?? [one], all: unchanged }, seed),
  );
}

/** The entries under the URLs that were asked: a recording may have the parts of a query in another order. */
function asAsked(entries: readonly HarEntry[], urls: readonly string[]): HarEntry[] {
  const keyOf = (url: string): string => matchKey("GET", url, "", "");
  const asked = new Map(urls.map((url) => [keyOf(url), url]));
  return entries.map((entry) => {
    const url = urls.includes(entry.request.url) ? undefined : asked.get(keyOf(entry.request.url));
    return url === undefined ? entry : { ...entry, request: { ...entry.request, url } };
  });
}

/**
 * What may not pass for an answer of this case. Cases of one input show the same thing; of a list that echoes nothing, none
 * of the same host can be told.
 */
function familyAnswers(scraper: Scraper, one: Unchanged, all: readonly Unchanged[]): FamilyAnswer[] {
  const isMute = scraper.operations.find(({ name }) => name === one.operation)?.notEchoed !== undefined;
  const answers = all
    .filter((other) => askedOf(other) !== askedOf(one) && !(isMute && isOneHost(other, one)))
    .flatMap(({ entries, base: { ending, urls, records } }) =>
      entries
        .filter(({ request, response }) => urls.includes(request.url) && response.status === 200)
        .map((entry) => ({
          entry,
          ...bodyOf(entry),
          ending: isErrorCode(ending) ? ending : null,
          isEmpty: records.length === 0,
        })),
    );
  const own = new Set(one.entries.map((entry) => bodyOf(entry).text));
  return [...new Map(answers.map((answer) => [answer.text, answer])).values()].filter(
    ({ text }) => !own.has(text),
  );
}

/** Answers of one host may have one form for all that it is asked. */
const isOneHost = (one: Unchanged, other: Unchanged): boolean =>
  one.base.urls.some((url) => other.base.urls.some((asked) => new URL(url).host === new URL(asked).host));

const askedOf = ({ oneCase: { input } }: Unchanged): string => JSON.stringify({ ...input, limit: null });

function variantsOfCase(
  scraper: Scraper,
  one: Unchanged,
  { peers, all }: { peers: readonly Unchanged[]; all: readonly Unchanged[] },
  seed: number,
): Variant[] {
  const { oneCase, operation, entries, base, known } = one;
  const recordOf = (of: string): unknown => scraper.operations.find(({ name }) => name === of)?.record;
  // Operations that share a Record schema share its reader.
  const alike = all.filter((other) => recordOf(other.operation) === recordOf(operation));
  const truth: Truth = {
    base,
    known,
    ordinarilyEmpty: ordinarilyEmpty(alike),
    emptyStatements: emptyStatements(peers),
  };
  const pool = peers.filter((peer) => peer.base.message === null).flatMap((peer) => peer.entries);
  const asked = new Set(base.urls);
  const family = familyAnswers(scraper, one, all);
  return entries.flatMap((entry, number) => {
    // A refusal or a redirect is no page whose form could drift.
    if (!asked.has(entry.request.url) || entry.response.status !== 200) return [];
    const counts = new Map<string, number>();
    return entryMutations(entry, { input: oneCase.input, records: base.records, pool, family, seed }).map(
      (mutation) => {
        const nth = counts.get(mutation.name) ?? 0;
        counts.set(mutation.name, nth + 1);
        const id = `${slug(oneCase.name)}/${number}/${mutation.name}/${nth}`;
        return { id, oneCase, operation, truth, entries, entry, mutation };
      },
    );
  });
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function ordinarilyEmpty(peers: readonly Unchanged[]): Set<string> {
  return new Set(
    peers.flatMap(({ base: { records, log } }) => {
      const warned = log.filter((line) => line.startsWith("warn:"));
      return records.flatMap((record) => emptyPaths(record)).filter((path) => !namedBy(path, warned));
    }),
  );
}
