import { type HtmlNode, parsePrice } from "../../../plugin-sdk/index.ts";

/** An amount of lira and nothing else. */
const AMOUNT = /^(?:₺\s*)?\d[\d.,]*(?:\s*(?:TL|₺))?$/i;
/** Parts of a price box that state other amounts: labels such as coupons, and prices by piece. */
const ASIDE = '[data-testid="price-top-labels-div"], [data-testid="badges-container"], .unit-price-wrapper';
/** Marks that an amount has beside another one only. */
const PAIR = /strik|basket|ty-plus|\S-(?:original|discounted)(?:\s|$)/;

/** Whether a unit stands behind the amount, such as "61,44 TL /adet", in an element around it. */
function isByPiece(node: HtmlNode, amount: string, box: HtmlNode): boolean {
  const { parent } = node;
  if (parent === null || parent.element === box.element) return false;
  const rest = parent.text().startsWith(amount) ? parent.text().slice(amount.length) : "";
  return /^\s*\//.test(rest) || isByPiece(parent, amount, box);
}

/** What marks an element and those around it, up to the price box. */
function marksOf(node: HtmlNode, box: HtmlNode): string {
  const own = `${node.attr("data-testid") ?? ""} ${node.attr("class") ?? ""}`;
  const { parent } = node;
  return parent === null || parent.element === box.element ? own : `${own} ${marksOf(parent, box)}`;
}

/**
 * The price in a box that people see, as lists state it, whatever the parts of the box are called: the lower of two
 * amounts is to be paid, the higher was before, or is that of everybody where the lower is for members. Without a price
 * where the amounts do not tell.
 */
export function shownPrice(box: HtmlNode | null) {
  const amounts =
    box?.all("*").flatMap((node) => {
      const text = node.text();
      if (node.children.length > 0 || !AMOUNT.test(text) || node.closest(ASIDE) !== null) return [];
      if (isByPiece(node, text, box)) return [];
      return { text, amount: parsePrice(text, "tr", "TRY")?.amount ?? 0, marks: marksOf(node, box) };
    }) ?? [];
  const [first, second, ...more] = [...new Map(amounts.map((one) => [one.amount, one])).values()].toSorted(
    (one, other) => one.amount - other.amount,
  );
  const isForMembers = amounts.some(({ marks }) => /ty-plus/.test(marks));
  const isHalf = second === undefined && PAIR.test(first?.marks ?? "");
  if (first === undefined || more.length > 0 || isHalf) return null;
  return {
    componentType: isForMembers ? "TY_PLUS_PROMOTION" : "SHOWN",
    salePriceNumeric: first.text,
    strikethroughPriceNumeric: second?.text,
  };
}
