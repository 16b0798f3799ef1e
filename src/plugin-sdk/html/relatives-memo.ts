import type { Element, ParentNode } from "domhandler";

/**
 * Remembers for which elements one of a row of relatives (ancestors, or siblings before) fits, so that many elements that
 * share most of their row look through it once. Scopes and elements are held weakly.
 */
export class RelativesMemo {
  readonly #byScope = new WeakMap<ParentNode, WeakMap<Element, boolean>>();

  /** Whether `first`, or one of those that `next` leads to from it, fits. */
  someFits(
    first: Element,
    scope: ParentNode,
    fits: (element: Element) => boolean,
    next: (element: Element) => Element | null,
  ): boolean {
    let known = this.#byScope.get(scope);
    if (known === undefined) this.#byScope.set(scope, (known = new WeakMap()));
    const passed: Element[] = [];
    let verdict = false;
    for (let element: Element | null = first; element !== null; element = next(element)) {
      const remembered = known.get(element);
      passed.push(element);
      verdict = remembered ?? fits(element);
      if (verdict || remembered !== undefined) break;
    }
    for (const element of passed) known.set(element, verdict);
    return verdict;
  }
}
