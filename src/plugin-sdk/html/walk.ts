import type { AnyNode, ChildNode, Element, ParentNode } from "domhandler";
import type { CompiledSelector } from "./selector.ts";
import { beginQuery } from "./selector-work.ts";

/** Next node of a walk in document order through what is inside `scope`; no recursion, so nesting depth cannot hurt. */
export function following(node: AnyNode, scope: ParentNode, enter = true): ChildNode | null {
  if (enter && "children" in node) {
    const first = node.children[0];
    if (first !== undefined) return first;
  }
  let current: AnyNode = node;
  while (current !== scope) {
    if (current.next !== null) return current.next;
    if (current.parent === null) return null;
    current = current.parent;
  }
  return null;
}

export function isElement(node: AnyNode): node is Element {
  return "attribs" in node;
}

/** First element inside `scope` that matches, or null. */
export function findFirst(scope: ParentNode, selector: CompiledSelector): Element | null {
  beginQuery();
  for (let node = following(scope, scope); node !== null; node = following(node, scope)) {
    if (isElement(node) && selector(node, scope)) return node;
  }
  return null;
}

/** Every element inside `scope` that matches, in document order. */
export function findAll(scope: ParentNode, selector: CompiledSelector): Element[] {
  beginQuery();
  const found: Element[] = [];
  for (let node = following(scope, scope); node !== null; node = following(node, scope)) {
    if (isElement(node) && selector(node, scope)) found.push(node);
  }
  return found;
}

export function childElements(parent: ParentNode): Element[] {
  return parent.children.filter(isElement);
}

/** Nearest sibling element in one direction, or null. */
export function siblingElement(element: Element, direction: "next" | "prev"): Element | null {
  let node = element[direction];
  while (node !== null && !isElement(node)) node = node[direction];
  return node;
}
