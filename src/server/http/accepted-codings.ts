/** The content codings that an Accept-Encoding header takes by name. `*` is not one: to send the bytes as they are is always right. */
export function acceptedCodings(header: string | string[] | undefined): Set<string> {
  const taken = String(header ?? "")
    .toLowerCase()
    .split(",")
    .map((one) => one.split(";").map((part) => part.trim()))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight));
  return new Set(taken.map(([name = ""]) => name));
}
