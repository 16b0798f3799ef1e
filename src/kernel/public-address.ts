import ipaddr from "ipaddr.js";

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * True for public unicast addresses. IPv4 inside IPv6 (mapped, NAT64) is judged by the IPv4 address. 6to4 and
 * Teredo are refused as a whole: they are retired, and they tunnel to an embedded address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast";
  if (parsed.zoneId) return false;
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().range() === "unicast";
  if (parsed.match(NAT64)) return ipaddr.fromByteArray(parsed.toByteArray().slice(12)).range() === "unicast";
  // ipaddr.js calls everything unicast that no special range claims, also what was never assigned.
  return parsed.match(GLOBAL_IPV6) && parsed.range() === "unicast";
}
