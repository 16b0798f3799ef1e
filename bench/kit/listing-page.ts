/** Stands in the page where its number goes; six characters, so that every page has the same size. */
const NUMBER_MARK = "@@@@@@";

/** A synthetic listing page in the manner of a shop: 60 items of 8 fields are about 72 KB. */
export function listingPage(items: number, number = "000000"): string {
  const cards = Array.from({ length: items }, (_unused, index) => card(index)).join("\n");
  const data = {
    items: Array.from({ length: items }, (_unused, index) => ({ id: index, price: index * 1.25 })),
  };
  return `<!doctype html><html><head><title>Lamps</title><style>${".a{color:red}".repeat(60)}</style></head><body>
<nav>${'<a class="nav-link" href="/c">Category</a>'.repeat(40)}</nav><main id="results" data-page="${number}">${cards}</main>
<script id="__DATA__" type="application/json">${JSON.stringify(data)}</script></body></html>`;
}

/** The same page with any number, without building it again. */
export function numberedPages(items: number): (number: number) => Buffer {
  const [head = "", tail = ""] = listingPage(items, NUMBER_MARK).split(NUMBER_MARK);
  const before = Buffer.from(head);
  const after = Buffer.from(tail);
  return (number) => Buffer.concat([before, Buffer.from(number.toString().padStart(6, "0")), after]);
}

function card(index: number): string {
  return `<div class="card card--wide s-result" data-id="B${100000 + index}" data-index="${index}">
  <div class="media"><a class="image-link" href="/dp/B${index}?ref=img"><img class="thumb" src="https://img.example/${index}.jpg" alt="Lamp ${index}" loading="lazy"></a></div>
  <div class="body"><h2 class="title size-base"><a class="link-normal" href="/dp/B${index}?ref=sr_1_${index}"><span>Desk lamp   no. ${index} &amp; bulb,
    warm white</span></a></h2>
  <div class="row row-meta"><span class="rating star-small" aria-label="4.5 out of 5">4.5 out of 5 stars</span> <a class="count" data-reviews="1" href="/r/${index}">1,${100 + index}</a></div>
  <div class="row row-price"><span class="price"><span class="symbol">$</span><span class="whole">${20 + index}</span><span class="fraction">99</span></span> <span class="was">$${30 + index}.99</span></div>
  <div class="row row-seller"><div class="seller"><span class="label">Sold by</span><span class="name">Shop ${index % 7}</span></div><ul class="badges"><li class="badge">New</li><li class="badge">Free delivery</li></ul></div>
  <div class="actions"><button class="button button--primary" type="button" data-action="cart">Add to cart</button></div></div></div>`;
}
