import { expect, test } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { brandOn } from "./brand.ts";

test.each([
  "Visit the Anker Store",
  "Visita la tienda de Anker",
  "Besuche den Anker-Store",
  "Visiter la boutique Anker",
  "Rendez-vous sur la boutique Anker",
  "Visita lo Store di Anker",
  "Visite a loja da Anker",
  "Bezoek de Anker-store",
  "Odwiedź sklep Anker",
  "Odwiedź sklep marki Anker",
  "Besök Anker-butiken",
  "Besök butiken för Anker",
  "Anker Mağazasını ziyaret edin",
  "Ankerのストアを表示",
  "Besuchen Sie den Anker-Store",
  "Visitez la boutique Anker",
  "تفضل بزيارة متجر Anker",
  "Brand: Anker",
  "Marke: Anker",
  "Marca: Anker",
  "Marque : Anker",
  "Varumärke: Anker",
])("%s names the brand", (line) => {
  const doc = parseHtml({
    text: `<a id="bylineInfo" href="/stores/Anker">${line}</a>`,
    url: "https://a.example/",
  });
  expect(brandOn(doc, null).brand).toBe("Anker");
});
