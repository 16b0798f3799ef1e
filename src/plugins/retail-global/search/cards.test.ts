import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { cardsOn } from "./cards.ts";

test("a card of a book that members read for 0, bought by a thousand in words", () => {
  const text = `<html><body><div data-component-type="s-search-result" data-asin="B0KITE0001">
    <div data-cy="title-recipe"><a href="/x/dp/B0KITE0001"><h2><span>Pipas</span></h2></a></div>
    <img class="s-image" src="https://m.media-amazon.com/images/I/71kite.jpg">
    <div data-cy="reviews-block"><div class="a-row"><span class="a-color-secondary">Mais de mil compras no mês passado</span></div></div>
    <div data-cy="price-recipe"><span class="apex-kindle-program-badge"><img alt="Kindle Unlimited"></span>
      <span class="a-price"><span class="a-offscreen">R$ 0,00</span><span aria-hidden="true">R$ 0,00</span></span></div>
    <div data-cy="secondary-offer-recipe"><div class="a-row a-size-base a-color-secondary">Ou R$ 9,99 para comprar</div></div>
  </div></body></html>`;
  const doc = parseHtml({ text, url: "https://www.amazon.com.br/s?k=pipa" });
  const facts = { country: "br", language: "pt-BR", currency: "BRL", warn: () => undefined };
  const { cards } = cardsOn(doc, facts, { seen: 0, ads: 0 });
  expect(cards).toMatchObject([
    {
      price: 9.99,
      currency: "BRL",
      priceText: "R$ 9,99",
      boughtLastMonthCount: 1000,
      boughtLastMonthCountText: "Mais de mil compras no mês passado",
    },
  ]);
});
