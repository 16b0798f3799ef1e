/** A host and a port, as `example.com:443`; 443 where it names none. Null for what is none. */
export interface HostAndPort {
  /** In its one spelling: lower case, addresses of version 6 in brackets. */
  host: string;
  port: number;
}

export function readHost(text: string): HostAndPort | null {
  if (!/^(\[[\da-f:.]+\]|[\w*.-]+)(:\d{1,5})?$/i.test(text) || !URL.canParse(`https://${text}`)) return null;
  const { hostname, port } = new URL(`https://${text}`);
  return { host: hostname.replace(/\.$/, ""), port: port === "" ? 443 : Number(port) };
}

/** `api.example.com`, `*.example.com` for what is below it, `*` for any; with a port that is not 443, `:8443` behind it. */
export function isHostRule(text: string): boolean {
  const rule = readHost(text);
  return rule !== null && rule.port > 0 && /^(\*|(\*\.)?[^*]+)$/.test(rule.host);
}

/** Each rule as `isHostRule` wants it. */
export function hostMatcher(rules: readonly string[]): (asked: HostAndPort) => boolean {
  const read = rules.flatMap((rule) => readHost(rule) ?? []);
  return ({ host, port }) =>
    read.some(
      (rule) =>
        rule.port === port &&
        (rule.host === "*" ||
          (rule.host.startsWith("*.") ? host.endsWith(rule.host.slice(1)) : host === rule.host)),
    );
}
