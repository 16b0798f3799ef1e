/** A field of Records that another operation takes, such as the id of each app that a search finds. */
export interface Chain {
  /** Operation and path in its Record: `search.id`, `product.seller.id`, `keywords.sampleIds.*`. */
  from: string;
  /** Operation and field of its input: `app.appIds`. */
  to: string;
}

/** Where a field of a Record leads, by the operation that gives it. */
export interface Lead {
  /** Path in the Record, as `at` follows it. */
  field: string;
  operation: string;
  /** Field of that operation's input. */
  input: string;
}

/** Where the Records of an operation lead. */
export function leadsOf(chains: readonly Chain[], operation: string): Lead[] {
  return chains.flatMap(({ from, to }) => {
    const [source, field] = split(from);
    const [target, input] = split(to);
    return source === operation ? [{ field, operation: target, input }] : [];
  });
}

function split(path: string): [operation: string, rest: string] {
  const dot = path.indexOf(".");
  return [path.slice(0, dot), path.slice(dot + 1)];
}
