import { spliced, type Edit } from "./splice.ts";
import type { Rewrite } from "./mutation.ts";

/** A number as people write it, standing alone: no version, no date, no part of a word or an id. */
const WRITTEN = /(?<![\w.,:/#=?&;%-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,6}\.\d{1,2})(?![\w,:/=-]|\.\d)/g;

/** Another way to write what stands in a text. */
export interface Format {
  name: string;
  /** What it is about; global. */
  written: RegExp;
  /** Null where this form would not differ. */
  of(written: string): string | null;
}

function swapped(written: string, thousands: string): string {
  return written.replace(/[.,]/g, (mark) => (mark === "," ? thousands : ","));
}

/** Other ways to write a number that was written the English way. */
export const NUMBER_FORMATS: readonly Format[] = [
  { name: "dots", written: WRITTEN, of: (written) => swapped(written, ".") },
  { name: "narrow spaces", written: WRITTEN, of: (written) => swapped(written, "\u202f") },
  {
    name: "apostrophes",
    written: WRITTEN,
    of: (written) => (written.includes(",") ? written.replaceAll(",", "’") : null),
  },
  { name: "shortened", written: WRITTEN, of: shortened },
  { name: "Indian groups", written: WRITTEN, of: inIndianGroups },
  {
    name: "Arabic digits",
    written: WRITTEN,
    of: (written) => inDigitsFrom(0x660, swapped(written, "٬").replace(",", "٫")),
  },
  { name: "Devanagari digits", written: WRITTEN, of: (written) => inDigitsFrom(0x966, written) },
  { name: "full-width digits", written: WRITTEN, of: (written) => inDigitsFrom(0xff10, written) },
];

function inDigitsFrom(zero: number, written: string): string {
  return written.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** Twelve million as 1,20,00,000. */
function inIndianGroups(written: string): string | null {
  const [whole = "", fraction] = written.replaceAll(",", "").split(".");
  const grouped = whole.replace(/\d(?=(?:\d\d)+\d$)/g, "$&,");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function shortened(written: string): string | null {
  const value = Number(written.replaceAll(",", ""));
  if (!written.includes(",")) return null;
  return value >= 1_000_000 ? `${(value / 1_000_000).toFixed(1)}M` : `${(value / 1000).toFixed(1)}K`;
}

export interface Reformatted {
  text: string;
  rewrites: Rewrite[];
  /** What a shortened number stands for, by what it was. */
  numbers: Map<number, number>;
}

/** The text with what a format is about, such as numbers, in these spans written another way; null where nothing changes. */
export function reformatted(
  text: string,
  spans: readonly { start: number; end: number }[],
  format: Format,
): Reformatted | null {
  const edits: Edit[] = [];
  const rewrites: Rewrite[] = [];
  const numbers = new Map<number, number>();
  for (const { start, end } of spans) {
    for (const match of text.slice(start, end).matchAll(format.written)) {
      const [from] = match;
      const to = format.of(from);
      if (to === null || to === from) continue;
      edits.push({ start: start + match.index, end: start + match.index + from.length, text: to });
      rewrites.push({ from, to });
      const scale = to.endsWith("M") ? 1_000_000 : to.endsWith("K") ? 1000 : 0;
      if (scale > 0) numbers.set(Number(from.replaceAll(",", "")), Math.round(Number.parseFloat(to) * scale));
    }
  }
  return edits.length === 0 ? null : { text: spliced(text, edits), rewrites, numbers };
}
