import { clsx, type ClassValue } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = [() => true];
const size = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"];
const display = [
  "block",
  "inline-block",
  "inline",
  "inline-flex",
  "flex",
  "table-cell",
  "inline-grid",
  "grid",
  "contents",
  "hidden",
];

/** What the parts use, for the whole of Tailwind would be a tenth of the first page. A test compares them. */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display,
    p: [{ p: any }],
    px: [{ px: any }],
    py: [{ py: any }],
    pl: [{ pl: any }],
    m: [{ m: any }],
    mt: [{ mt: any }],
    mb: [{ mb: any }],
    ml: [{ ml: any }],
    size: [{ size: any }],
    w: [{ w: any }],
    h: [{ h: any }],
    minH: [{ "min-h": any }],
    maxW: [{ "max-w": any }],
    gap: [{ gap: any }],
    gridCols: [{ "grid-cols": any }],
    justify: [{ justify: ["start", "end", "center", "between"] }],
    align: [{ text: ["left", "center", "right"] }],
    fontSize: [{ text: size }],
    leading: [{ leading: any }],
    color: [{ text: any }],
    weight: [{ font: ["normal", "medium", "semibold"] }],
    background: [{ bg: any }],
    borderColor: [{ border: ["accent", "bad", "edge", "line"] }],
    opacity: [{ opacity: any }],
    position: ["relative", "absolute", "fixed"],
    top: [{ top: any }],
    left: [{ left: any }],
    items: [{ items: any }],
    rounded: [{ rounded: ["", "sm", "md", "lg", "xl", "full"] }],
    breaks: [{ break: any }],
  },
  conflictingClassGroups: {
    p: ["px", "py", "pl"],
    px: ["pl"],
    m: ["mt", "mb", "ml"],
    size: ["w", "h"],
    fontSize: ["leading"],
  },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: [],
}));

/** Joins class names; of two that set the same, the later one wins. */
export function classNames(...names: ClassValue[]): string {
  return merge(clsx(names));
}
