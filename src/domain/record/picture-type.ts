/** How the files of pictures that browsers show, and that hold no script, begin. */
const BEGINNINGS: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF87a"],
  ["image/gif", 0, "GIF89a"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavif"],
  ["image/avif", 4, "ftypavis"],
];

/** Those that are passed on. */
export const PICTURE_TYPES = [...new Set(BEGINNINGS.map(([type]) => type))];

/** The media type of a picture by its bytes, whatever its server calls it; null for anything else. */
export function pictureType(bytes: Buffer): string | null {
  const found = BEGINNINGS.find(([, at, beginning]) =>
    bytes.subarray(at, at + beginning.length).equals(Buffer.from(beginning, "latin1")),
  );
  if (found?.[0] === "image/webp" && bytes.toString("latin1", 0, 4) !== "RIFF") return null;
  return found?.[0] ?? null;
}
