/** Warnings of a run that an earlier run did not give. */
export function newWarnings(before: readonly string[], now: readonly string[]): string[] {
  const known = [...before];
  return now.filter((line) => {
    if (!line.startsWith("warn:")) return false;
    const at = known.indexOf(line);
    if (at === -1) return true;
    known.splice(at, 1);
    return false;
  });
}

/** True when a warning names the field or an object that it is part of: `seller.ratingCount`, `rating count`, `rating_count`. */
export function namedBy(path: string, warnings: readonly string[]): boolean {
  if (warnings.length === 0) return false;
  const names = path.replaceAll("[]", "").split(".");
  return names.some((name) => {
    const words = name.replace(/([a-z\d])([A-Z])/g, "$1[ _-]?$2");
    const pattern = new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "iu");
    return warnings.some((line) => pattern.test(line));
  });
}

/** True when a warning begins with the field, alone or among others: `ref, url: the answer was refused.` */
export function announcedBy(path: string, warnings: readonly string[]): boolean {
  return warnings.some((line) =>
    (/^warn: ([\w., ]+):/.exec(line)?.[1] ?? "").split(", ").includes(path.replaceAll("[]", "")),
  );
}
