/** What JSON.parse gives: nothing is known of it. */
type Untyped = ReturnType<typeof JSON.parse>;

/**
 * A module of scripts/launcher. It is plain JavaScript that old Nodes run, without type declarations, hence the
 * import by URL.
 */
export async function launcherPart(name: string): Promise<Untyped> {
  return import(new URL(`../../scripts/launcher/${name}`, import.meta.url).href);
}
