/** Whether something can be bought, by the API's words; others are shown as they are. */
const stock: Record<string, string> = {
  in_stock: "In stock",
  out_of_stock: "Out of stock",
  preorder: "Preorder",
  unknown: "Not said",
};

export const product = {
  title: "Prices",
  intro: "Products that price trackers have looked at, with what they cost each time.",
  none: "No price is tracked yet",
  noneHint:
    "Run the price tracker of a shop with a product, again and again: each run adds a point to the history of its price.",
  noneAction: "Find a price tracker",
  untitled: "Product without a title",
  now: "Price now",
  lowest: "Lowest",
  highest: "Highest",
  points: "Times looked at",
  history: "Price history",
  price: "Price",
  columns: {
    product: "Product",
    source: "Source",
    price: "Price",
    seen: "Last seen",
    stock: "Stock",
    seller: "Seller",
    request: "Request",
  },
  stock,
};
