type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g;

/** The components that something refers to, straight or through others. */
export function reachableComponents(from: unknown, components: Components): Components {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    for (const [, section = "", name = ""] of JSON.stringify(value).matchAll(REFERENCE)) {
      if (found.has(`${section}/${name}`)) continue;
      found.add(`${section}/${name}`);
      look(components[section]?.[name] ?? null);
    }
  };
  look(from);
  return Object.fromEntries(
    Object.entries(components).map(([section, named]) => [
      section,
      Object.fromEntries(Object.entries(named).filter(([name]) => found.has(`${section}/${name}`))),
    ]),
  );
}
