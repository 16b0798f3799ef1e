/** A request as a recording has it or a run asks for it. */
export interface AskedFor {
  method: string;
  url: string;
}

interface Difference {
  /** Path segments that differ. */
  path: number;
  /** Query parameters that differ, as `name: asked instead of recorded`. */
  parameters: string[];
}

/**
 * Says which recorded request of the same site is nearest to one that is missing, and in what they differ. URLs are
 * scrubbed ones.
 */
export function nearestRecorded(asked: AskedFor, recorded: Iterable<AskedFor>): string {
  const { origin } = new URL(asked.url);
  let nearest: { request: AskedFor; difference: Difference } | undefined;
  for (const request of recorded) {
    if (request.method !== asked.method || new URL(request.url).origin !== origin) continue;
    const difference = compare(asked.url, request.url);
    if (nearest === undefined || isSmaller(difference, nearest.difference)) nearest = { request, difference };
  }
  if (nearest === undefined) return `Nothing of ${origin} is recorded for ${asked.method}.`;
  const { request, difference } = nearest;
  return `The nearest recorded one is ${request.method} ${request.url}; ${inWords(difference)}.`;
}

function inWords({ path, parameters }: Difference): string {
  if (path > 0) return "its path is another";
  return parameters.length === 0 ? "its body is another" : `it differs in ${parameters.join(", ")}`;
}

function isSmaller(a: Difference, b: Difference): boolean {
  return a.path === b.path ? a.parameters.length < b.parameters.length : a.path < b.path;
}

function compare(asked: string, recorded: string): Difference {
  const [a, b] = [new URL(asked), new URL(recorded)];
  const [from, to] = [a.pathname.split("/"), b.pathname.split("/")];
  const longer = from.length > to.length ? from : to;
  const names = new Set([...a.searchParams.keys(), ...b.searchParams.keys()]);
  return {
    path: longer.filter((_, index) => from[index] !== to[index]).length,
    parameters: [...names].flatMap((name) => {
      const [wanted, there] = [valueOf(a, name), valueOf(b, name)];
      return wanted === there ? [] : [`\`${name}\` (${wanted} asked for, ${there} recorded)`];
    }),
  };
}

function valueOf(url: URL, name: string): string {
  const values = url.searchParams.getAll(name);
  return values.length === 0 ? "none" : values.join(" and ");
}
