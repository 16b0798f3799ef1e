/** First and last byte that are asked for. */
export interface ByteRange {
  first: number;
  last: number;
}

/** One range of a file; null where the header is no range or several, so that all is sent; `outside` where it holds none of its bytes. */
export function readRange(header: string, bytes: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim()) ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? "outside" : { first: bytes - length, last: bytes - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return null;
  if (first >= bytes) return "outside";
  return { first, last: to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
