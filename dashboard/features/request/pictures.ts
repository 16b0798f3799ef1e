import { safeLink } from "../../parts/ui/safe-link.ts";

/** What fields that hold pictures are called: `imageUrl`, `thumbnails`, `icon`. */
const NAMES =
  /(image|picture|photo|thumbnail|avatar|logo|icon|cover|poster|screenshot|banner)s?(link|url|uri|src)?s?$/i;
const FILES = /\.(png|jpe?g|gif|webp|avif)$/i;

export function isPictureName(name: string): boolean {
  return NAMES.test(name);
}

/** The addresses of pictures in a field of a Record, each once, however deep: by the names of fields, or by how addresses end. */
export function picturesIn(name: string, value: unknown): string[] {
  return [...new Set(all(name, value))];
}

function all(name: string, value: unknown): string[] {
  if (typeof value === "string") {
    const link = safeLink(value);
    return link !== null && (isPictureName(name) || FILES.test(new URL(link).pathname)) ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => all(name, one));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) =>
    // `images: [{ url }]`: what it is called outside says what it is.
    all(isPictureName(name) && /^(link|url|uri|src)$/i.test(inner) ? name : inner, one),
  );
}

/** Where the server passes on a picture that a Record of a Request names. */
export function pictureSource(requestId: string, record: number, url: string): string {
  return `/v1/requests/${requestId}/results/pictures?record=${record}&url=${encodeURIComponent(url)}`;
}
