import type { HtmlDocument, HtmlNode } from "../../../plugin-sdk/index.ts";

/**
 * What stands in some parts of a page, each once: the parts may lie in each other. To look inside of these is quicker than
 * to ask each link or row of a page where it is.
 */
export const within = (
  doc: HtmlDocument,
  boxes: string,
  inside: string | ((box: HtmlNode) => HtmlNode[]),
): HtmlNode[] => [
  ...new Map(
    doc
      .all(boxes)
      .flatMap((box) => (typeof inside === "string" ? box.all(inside) : inside(box)))
      .map((node) => [node.element, node]),
  ).values(),
];
