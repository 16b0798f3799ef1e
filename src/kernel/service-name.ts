/** Which service a request is for, and the part of its path that only says so. */
export interface ServiceName {
  slug: string;
  /** `/s/<slug>` where the path names the service, else empty. */
  prefix: string;
  /** The target without the prefix. */
  target: string;
}

const SLUG = /^[a-z][a-z0-9-]{0,62}$/;
const IN_PATH = /^\/s\/([a-z][a-z0-9-]{0,62})(?=[/?]|$)/;

/**
 * By Host, `<slug>.<domain>`; by the path, `/s/<slug>/`, only where no other machine can call, since services that share a host
 * share cookies and storage. Null where neither says one.
 */
export function serviceName(
  { host, target }: { host: string | undefined; target: string },
  { domain, byPath }: { domain: string; byPath: boolean },
): ServiceName | null {
  const name = (host ?? "").toLowerCase().replace(/:\d*$/, "");
  if (name.endsWith(`.${domain}`)) {
    const slug = name.slice(0, -domain.length - 1);
    return SLUG.test(slug) ? { slug, prefix: "", target } : null;
  }
  const [prefix, slug] = (byPath && IN_PATH.exec(target)) || [];
  if (prefix === undefined || slug === undefined) return null;
  const rest = target.slice(prefix.length);
  return { slug, prefix, target: rest.startsWith("/") ? rest : `/${rest}` };
}
