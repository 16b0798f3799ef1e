/** What a caller would like, by RFC 7240. What is not understood is left out, as the RFC wants. */
export interface Preferences {
  /** Of `wait`: how long the caller would wait for the outcome; null when it does not say. */
  waitSeconds: number | null;
}

/** One preference: a name, perhaps a value, perhaps parameters, which `wait` has none of. */
const WAIT = /^wait\s*=\s*(?:"(\d{1,9})"|(\d{1,9}))\s*(?:;.*)?$/i;

/** Reads the Prefer header. Of a preference that is given twice the first counts. */
export function preferencesOf(header: string | string[] | undefined): Preferences {
  const given = [header ?? []].flat().flatMap((line) => line.split(","));
  for (const one of given) {
    const match = WAIT.exec(one.trim());
    if (match) return { waitSeconds: Number(match[1] ?? match[2]) };
  }
  return { waitSeconds: null };
}
