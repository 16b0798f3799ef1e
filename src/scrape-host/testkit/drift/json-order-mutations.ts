import { isList, type JsonNode } from "./json-nodes.ts";
import { CHANGED, type TextMutation } from "./mutation.ts";
import { spliced, type Edit } from "./splice.ts";

/** Changes of how things stand beside each other in JSON: their order, their number, and what holds them. */
export function orderMutations(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  return [
    ...keysReordered(text, pattern, group),
    ...listAsObject(text, pattern, group),
    ...listShifted(text, pattern, group),
    ...neighboursSwapped(text, pattern, group),
  ];
}

function change(name: string, place: string, text: string, edits: readonly Edit[]): TextMutation[] {
  if (edits.length === 0) return [];
  return [{ name, place, effect: "form", fits: CHANGED, movesRows: true, apply: () => spliced(text, edits) }];
}

/** A field with its key. */
const whole = (text: string, { key, start, end }: JsonNode): string => text.slice(key?.start ?? start, end);

function contentOf({ start, end }: JsonNode, content: string): Edit {
  return { start: start + 1, end: end - 1, text: content };
}

/** JSON says nothing by the order of keys: nothing may change but the order of what is listed by key. */
function keysReordered(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const objects = group.filter(({ kind, children }) => kind === "object" && children.length > 1);
  const reversed = (node: JsonNode): string =>
    [...node.children]
      .reverse()
      .map((child) => whole(text, child))
      .join(",");
  return change(
    "keys-reordered",
    pattern,
    text,
    objects.map((node) => contentOf(node, reversed(node))),
  );
}

function listAsObject(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const lists = group.filter((node) => node.kind === "array" && node.children.length > 0);
  const asObject = ({ start, end, children }: JsonNode): Edit => ({
    start,
    end,
    text: `{${children.map((child, index) => `"${index}":${text.slice(child.start, child.end)}`).join(",")}}`,
  });
  return change("list-as-object", pattern, text, lists.map(asObject));
}

/** A list gets an item without anything at its start, so that everything stands one place further. */
function listShifted(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const lists = group.filter((node) => node.kind === "array" && node.children.length > 0 && isList(node));
  return change(
    "list-shifted",
    pattern,
    text,
    lists.map(({ start }) => ({ start: start + 1, end: start + 1, text: "null," })),
  );
}

/** Two neighbours of a tuple change places, where their kinds tell them apart. */
function neighboursSwapped(text: string, pattern: string, group: readonly JsonNode[]): TextMutation[] {
  const [first] = group;
  if (first?.kind !== "array" || isList(first)) return [];
  return first.children.slice(1).flatMap((_child, index) => {
    const pairs = group.flatMap(({ children }) => {
      const [one, other] = [children[index], children[index + 1]];
      return one !== undefined && other !== undefined ? [[one, other] as const] : [];
    });
    const areApart = pairs.every(
      ([one, other]) => one.kind !== other.kind && one.kind !== "null" && other.kind !== "null",
    );
    if (!areApart) return [];
    const edits = pairs.flatMap(([one, other]) => [
      { start: one.start, end: one.end, text: text.slice(other.start, other.end) },
      { start: other.start, end: other.end, text: text.slice(one.start, one.end) },
    ]);
    return change("neighbours-swapped", `${pattern}[${index}]`, text, edits);
  });
}
