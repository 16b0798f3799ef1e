import { isList, jsonNodes, type JsonNode } from "./json-nodes.ts";
import { CHANGED, type TextMutation } from "./mutation.ts";
import { orderMutations } from "./json-order-mutations.ts";
import { NUMBER_FORMATS, reformatted } from "./number-formats.ts";
import { seededPick } from "./seeded.ts";
import { spliced, type Edit } from "./splice.ts";

/** All changes of one JSON text: the same key or place is changed in every row, as a source would do it. */
export function jsonMutations(text: string, seed: number): TextMutation[] {
  const nodes = jsonNodes(text);
  const groups = [...Map.groupBy(nodes, ({ pattern }) => pattern)];
  const made = groups.flatMap(([pattern, group]) => {
    const [first] = group;
    if (first === undefined || pattern === "$") return [];
    return [
      ...keyRenamed(text, pattern, group),
      ...listDropped(text, pattern, group, nodes),
      ...nulled(text, pattern, group, seed),
      ...typeChanged(text, pattern, group),
      ...numbersReformatted(text, pattern, group),
      ...keyDropped(text, pattern, group, nodes, seed),
      ...orderMutations(text, pattern, group),
    ];
  });
  return [...made, ...groups.flatMap(([pattern, group]) => indexMoved(text, pattern, group))];
}

function change(
  text: string,
  name: string,
  place: string,
  effect: "form" | "loss",
  edits: () => Edit[],
): TextMutation {
  return { name, place, effect, fits: CHANGED, apply: () => spliced(text, edits()) };
}

function keyRenamed(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const keys = group.flatMap(({ key }) => (key ? [key] : []));
  if (keys.length === 0) return [];
  return [
    change(text, "key-renamed", pattern, "form", () =>
      keys.map(({ name, start, end }) => ({ start, end, text: JSON.stringify(`${name}_v2`) })),
    ),
  ];
}

function listDropped(
  text: string,
  pattern: string,
  group: readonly JsonNode[],
  nodes: readonly JsonNode[],
): TextMutation[] {
  const lists = group.filter(
    (node) => node.kind === "array" && node.key !== null && node.children.length > 0,
  );
  if (lists.length === 0) return [];
  return [
    change(text, "list-dropped", pattern, "loss", () =>
      lists.map((list) =>
        withoutField(
          nodes.find(({ children }) => children.includes(list)),
          list,
        ),
      ),
    ),
  ];
}

/** One of several rows lacks a key that all the others have. */
function keyDropped(
  text: string,
  pattern: string,
  group: readonly JsonNode[],
  nodes: readonly JsonNode[],
  seed: number,
): TextMutation[] {
  const one = group[seededPick(seed, `dropped ${pattern}`, group.length)];
  if (one?.key == null || group.length < 2 || one.kind === "null") return [];
  const parent = nodes.find(({ children }) => children.includes(one));
  const dropped = change(text, "key-dropped", `${pattern} (one)`, "loss", () => [withoutField(parent, one)]);
  // A list that is gone takes its rows along.
  return [{ ...dropped, movesRows: one.kind === "array" }];
}

/** Takes a field out with one of the commas beside it. */
function withoutField(parent: JsonNode | undefined, field: JsonNode): Edit {
  const siblings = parent?.children ?? [field];
  const index = siblings.indexOf(field);
  const start = field.key?.start ?? field.start;
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  if (next) return { start, end: next.key?.start ?? next.start, text: "" };
  return { start: previous?.end ?? start, end: field.end, text: "" };
}

function nulled(text: string, pattern: string, group: readonly JsonNode[], seed: number): TextMutation[] {
  const full = group.filter(
    ({ kind, children }) => (kind === "object" || kind === "array") && children.length > 0,
  );
  const one = full[seededPick(seed, pattern, Math.max(full.length, 1))];
  if (one === undefined) return [];
  const toNull = ({ start, end }: JsonNode): Edit => ({ start, end, text: "null" });
  const once = change(text, "object-nulled", `${pattern} (one)`, "loss", () => [toNull(one)]);
  if (full.length === 1) return [once];
  return [once, change(text, "object-nulled", `${pattern} (all)`, "loss", () => full.map(toNull))];
}

function typeChanged(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const scalars = group.filter(({ kind }) => kind === "string" || kind === "number" || kind === "boolean");
  if (scalars.length === 0) return [];
  const edits = (): Edit[] =>
    scalars.map(({ kind, start, end }) => {
      const was = text.slice(start, end);
      return { start, end, text: kind === "number" ? `"${was}"` : `{"value":${was}}` };
    });
  return [change(text, "type-changed", pattern, "form", edits)];
}

function numbersReformatted(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const texts = group.filter(({ kind }) => kind === "string");
  return NUMBER_FORMATS.flatMap((format) => {
    const result = reformatted(
      text,
      texts.map(({ start, end }) => ({ start: start + 1, end: end - 1 })),
      format,
    );
    if (result === null) return [];
    const { rewrites, numbers } = result;
    return [
      {
        name: "number-format",
        place: `${pattern} (${format.name})`,
        effect: "form" as const,
        fits: CHANGED,
        rewrites,
        numbers,
        apply: () => result.text,
      },
    ];
  });
}

/**
 * A value of a tuple moves to a new place at its end, as a field gets another number, or everything from it on moves one
 * further, as a column is put in.
 */
function indexMoved(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const [first] = group;
  if (first?.kind !== "array" || isList(first)) return [];
  return first.children.flatMap((child, index) => {
    if (child.kind === "null") return [];
    const place = `${pattern}[${index}]`;
    const toEnd = (): Edit[] =>
      group.flatMap(({ children, end }) => {
        const moved = children[index];
        if (moved === undefined) return [];
        const value = text.slice(moved.start, moved.end);
        return [
          { start: moved.start, end: moved.end, text: "null" },
          { start: end - 1, end: end - 1, text: `,${value}` },
        ];
      });
    const further = (): Edit[] =>
      group.flatMap(({ children }) => {
        const moved = children[index];
        return moved ? [{ start: moved.start, end: moved.start, text: "null," }] : [];
      });
    const made = [change(text, "index-moved", `${place} (to the end)`, "form", toEnd)];
    if (group.every((one) => isNoticeable(one, index)))
      made.push(change(text, "index-moved", `${place} (further)`, "form", further));
    return made;
  });
}

/**
 * True when more than half of the places would get a value of another kind than they had: their neighbours are not to be
 * believed either. With fewer nobody could know.
 */
function isNoticeable({ children }: JsonNode, from: number): boolean {
  const later = children
    .slice(from + 1)
    .map(({ kind }, index) => ({ kind, comes: children[from + index]?.kind }));
  const told = later.filter(({ kind, comes }) => kind !== "null" && comes !== kind);
  return (
    later.length === 0 ||
    (told.length > 0 && told.length * 2 > later.filter(({ kind }) => kind !== "null").length)
  );
}
