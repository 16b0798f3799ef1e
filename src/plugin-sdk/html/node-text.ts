import { type AnyNode, isText, type ParentNode } from "domhandler";
import { collapse } from "../text/collapse.ts";

const UNSEEN = new Set(["script", "style", "template"]);
/** Tags whose edges part words: without a space `<td>1</td><td>2</td>` would read 12. */
const BLOCKS = new Set(
  (
    "address article aside blockquote br button caption dd details dialog div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th " +
    "thead tr ul"
  ).split(" "),
);

/** Text that a reader sees, on one line. */
export function collapsedText(scope: ParentNode): string {
  const [only] = scope.children;
  if (only !== undefined && "data" in only && scope.children.length === 1) {
    return isText(only) && !isUnseen(scope) ? collapse(only.data) : "";
  }
  return collapse(gather(scope, " ", isUnseen));
}

/** All text as it stands, script bodies included. */
export function exactText(scope: ParentNode): string {
  return gather(scope, "", () => false);
}

/** Joins the text nodes of a tree, with `gap` at the edges of blocks. Iterative: nesting depth cannot overflow it. */
export function gather(scope: ParentNode, gap: string, skip: (node: AnyNode) => boolean): string {
  if (skip(scope)) return "";
  let text = "";
  let node: AnyNode | undefined = scope.children[0];
  while (node !== undefined) {
    if (isText(node)) text += node.data;
    const parts = gap !== "" && "name" in node && BLOCKS.has(node.name);
    if (parts) text += gap;
    const first: AnyNode | undefined = "children" in node && !skip(node) ? node.children[0] : undefined;
    if (first !== undefined) {
      node = first;
      continue;
    }
    while (node.next === null) {
      const parent: ParentNode | null = node.parent;
      if (parent === null || parent === scope) return text;
      if (gap !== "" && "name" in parent && BLOCKS.has(parent.name)) text += gap;
      node = parent;
    }
    if (parts) text += gap;
    node = node.next;
  }
  return text;
}

export function isUnseen(node: AnyNode): boolean {
  return "name" in node && UNSEEN.has(node.name);
}
