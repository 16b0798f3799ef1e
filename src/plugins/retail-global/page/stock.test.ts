import { describe, expect, test } from "vitest";
import { STOREFRONTS } from "../source.ts";
import { STOCK_PHRASES } from "./stock-phrases.ts";
import { availabilityOf, conditionOf, isNotSentHere, leftIn } from "./stock.ts";

/** Lines as the shops print them: not sent here, only others sell, cannot be had, comes later, in stock. */
const LINES: Readonly<Record<string, Record<"away" | "others" | "none" | "later" | "here", string[]>>> = {
  en: {
    away: [
      "This item cannot be shipped to your selected delivery location. Please choose a different delivery location.",
      "This item can’t be shipped to your selected address.",
    ],
    others: ["Available from these sellers.", "No featured offers available"],
    none: [
      "Currently unavailable. We don't know when or if this item will be back in stock.",
      "Temporarily out of stock. Order now and we'll deliver when available.",
      "In stock on December 5, 2025.",
    ],
    later: ["This title will be released on June 1, 2026.", "Available for Pre-order."],
    here: [
      "In Stock",
      "Only 1 left in stock (more on the way).",
      "Usually ships within 2 to 3 days",
      "Usually dispatched within 3 to 4 days",
    ],
  },
  es: {
    away: [
      "Este producto no se puede enviar al punto de entrega seleccionado.",
      "No puede enviarse a tu dirección.",
    ],
    others: ["Disponible a través de estos vendedores.", "No hay ofertas destacadas disponibles"],
    none: ["No disponible.", "Actualmente no disponible.", "Temporalmente sin existencias.", "Agotado"],
    later: ["Este producto se lanzará el 1 de junio de 2026.", "Preventa"],
    here: [
      "En stock",
      "Disponible.",
      "Sólo queda(n) 3 en stock.",
      "Se envía normalmente en un plazo de 2 a 3 días",
    ],
  },
  pt: {
    away: ["Este item não pode ser enviado para o endereço de entrega selecionado."],
    others: ["Disponível com estes vendedores.", "Nenhuma oferta em destaque disponível"],
    none: ["Não disponível.", "Atualmente indisponível.", "Temporariamente fora de estoque.", "Esgotado"],
    later: ["Este item será lançado em 1 de junho de 2026.", "Pré-venda"],
    here: ["Em estoque", "Apenas 3 em estoque", "Disponível", "Geralmente enviado em 2 a 3 dias"],
  },
  de: {
    away: [
      "Dieser Artikel kann nicht an den ausgewählten Lieferort versandt werden.",
      "Dieser Artikel kann nicht an deinen Standort geliefert werden.",
    ],
    others: ["Verfügbar bei diesen Anbietern.", "Keine hervorgehobenen Angebote verfügbar"],
    none: [
      "Derzeit nicht verfügbar.",
      "Derzeit nicht auf Lager",
      "Nicht vorrätig",
      "Auf Lager ab 5. Dezember",
    ],
    later: ["Dieser Artikel erscheint am 1. Juni 2026.", "Jetzt vorbestellen"],
    here: [
      "Auf Lager",
      "Nur noch 3 auf Lager",
      "Gewöhnlich versandfertig in 3 bis 4 Tagen",
      "Sofort lieferbar",
    ],
  },
  fr: {
    away: [
      "Cet article ne peut pas être expédié à l'adresse de livraison sélectionnée.",
      "Il ne peut être livré ici.",
    ],
    others: ["Disponible auprès de ces vendeurs.", "Aucune offre en vedette disponible"],
    none: ["Actuellement indisponible.", "Temporairement en rupture de stock.", "Épuisé"],
    later: ["Cet article paraîtra le 1 juin 2026.", "Précommandez-le maintenant"],
    here: [
      "En stock",
      "Il ne reste plus que 3 exemplaire(s) en stock.",
      "Habituellement expédié sous 2 à 3 jours",
    ],
  },
  it: {
    away: [
      "Questo articolo non può essere spedito all’indirizzo selezionato.",
      "Non è possibile spedire qui.",
    ],
    others: ["Disponibile presso questi venditori.", "Nessuna offerta in evidenza disponibile"],
    none: ["Non disponibile.", "Attualmente non disponibile.", "Esaurito"],
    later: ["Questo articolo sarà disponibile dal 1 giugno 2026.", "Preordina ora"],
    here: ["Disponibilità immediata", "Disponibilità: solo 3", "Generalmente spedito entro 2-3 giorni"],
  },
  nl: {
    away: ["Dit item kan niet naar de geselecteerde bezorglocatie worden verzonden."],
    others: ["Verkrijgbaar bij deze verkopers.", "Geen uitgelichte aanbiedingen beschikbaar"],
    none: ["Momenteel niet verkrijgbaar.", "Tijdelijk uitverkocht.", "Niet op voorraad"],
    later: ["Dit artikel verschijnt op 1 juni 2026.", "Nog niet verschenen"],
    here: ["Op voorraad", "Nog maar 3 op voorraad", "Gewoonlijk verzonden binnen 2 tot 3 dagen"],
  },
  sv: {
    away: ["Den här artikeln kan inte skickas till vald leveransplats."],
    others: ["Tillgänglig från dessa säljare.", "Inga utvalda erbjudanden tillgängliga"],
    none: ["För närvarande inte tillgänglig.", "Ej i lager", "Tillfälligt slut i lager.", "Otillgänglig"],
    later: ["Denna artikel släpps den 1 juni 2026.", "Förbeställ"],
    here: ["I lager", "Endast 3 kvar i lager", "Skickas vanligtvis inom 2 till 3 dagar"],
  },
  pl: {
    away: ["Tego produktu nie można wysłać do wybranej lokalizacji dostawy."],
    others: ["Dostępny u tych sprzedawców.", "Brak polecanych ofert"],
    none: ["Obecnie niedostępny.", "Tymczasowo brak w magazynie.", "Wyprzedane"],
    later: ["Przedsprzedaż", "Ten produkt zostanie wydany 1 czerwca 2026."],
    here: ["Dostępny", "Na stanie", "Tylko 3 szt. na stanie", "Zwykle wysyłany w ciągu 2–3 dni"],
  },
  tr: {
    away: ["Bu ürün seçtiğiniz teslimat konumuna gönderilemez.", "BU ÜRÜN ADRESİNİZE GÖNDERİLEMİYOR"],
    others: ["Bu satıcılardan temin edilebilir.", "Öne çıkan teklif yok"],
    none: ["Şu anda mevcut değil.", "Stokta yok", "STOKTA BULUNMUYOR", "Tükendi"],
    later: ["Ön Sipariş", "Bu ürün 1 Haziran 2026 tarihinde satışa sunulacak."],
    here: [
      "Stokta var",
      "STOKTA",
      "Stokta sadece 3 adet kaldı.",
      "Genellikle 2-3 gün içinde kargoya verilir",
    ],
  },
  ar: {
    away: ["لا يمكن شحن هذا المنتج إلى موقع التوصيل الذي حددته."],
    others: ["متوفر لدى هؤلاء البائعين."],
    none: ["غير متوفر حالياً.", "نفدت الكمية", "غير متاح"],
    later: ["الطلب المسبق", "سيتم إصدار هذا المنتج"],
    here: ["متوفر", "متبقي 3 فقط في المخزون"],
  },
  ja: {
    away: ["この商品は、選択したお届け先に配送できません。"],
    others: ["これらの出品者から購入できます。"],
    none: ["現在在庫切れです。", "現在お取り扱いできません。", "この商品の再入荷予定は立っておりません。"],
    later: ["予約受付中", "発売予定日は2026年6月1日です。"],
    here: ["在庫あり。", "残り3点 ご注文はお早めに", "通常2～3日以内に発送します。"],
  },
  cs: {
    away: ["Tuto položku nelze doručit na vybrané místo."],
    others: ["Dostupné od těchto prodejců."],
    none: ["Momentálně nedostupné.", "Není skladem"],
    later: ["Předobjednávka"],
    here: ["Skladem", "Zbývá 3 skladem"],
  },
  hi: {
    away: ["यह आइटम आपके चुने गए स्थान पर शिप नहीं किया जा सकता"],
    others: ["इन विक्रेताओं से उपलब्ध"],
    none: ["वर्तमान में अनुपलब्ध।", "स्टॉक में नहीं है"],
    later: ["प्री-ऑर्डर"],
    here: ["स्टॉक में", "केवल 3 स्टॉक में बचे हैं"],
  },
  zh: {
    away: ["此商品无法配送至您选择的地址。"],
    others: ["可从这些卖家购买"],
    none: ["目前无货。", "暫時缺貨"],
    later: ["预订"],
    here: ["现在有货", "库存仅剩 3 件"],
  },
};
const WORDS = {
  away: "unknown",
  others: "unknown",
  none: "out_of_stock",
  later: "preorder",
  here: "in_stock",
};

test("there are lines for the language of each shop, and for all phrases", () => {
  const spoken = [...STOREFRONTS.values()].map(({ language }) => language.slice(0, 2));
  expect(Object.keys(LINES)).toEqual(expect.arrayContaining(spoken));
  expect(Object.keys(LINES)).toEqual(Object.keys(STOCK_PHRASES));
});

describe.each(Object.entries(LINES))("in %s", (_language, lines) => {
  test.each(
    (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((kind) =>
      lines[kind].map((line) => [line, WORDS[kind], kind] as const),
    ),
  )("%s is %s", (line, word, kind) => {
    expect(availabilityOf(line, false)).toBe(word);
    expect(isNotSentHere(line)).toBe(kind === "away");
    if (
      /[3３]/.test(line) &&
      /left|queda|apenas|nur|reste|solo|maar|endast|tylko|sadece|متبقي|残り|zbýv|केवल|仅/i.test(line)
    )
      expect(leftIn(line)).toBe(3);
  });
});

test("words that no table has tell nothing, unless there is a button to buy", () => {
  expect([availabilityOf("Siehe Hinweis", false), availabilityOf(null, false)]).toEqual(["unknown", null]);
  expect(availabilityOf("Siehe Hinweis", true)).toBe("in_stock");
});

test.each([
  ["متبقي ٣ فقط", 3],
  ["لم يتبق سوى ٣ في المخزون", 3],
  ["بقي 3 فقط في المخزون", 3],
  ["Il ne reste que 2 articles", 2],
  ["Solo quedan 12", 12],
  ["In Stock", null],
])("%s leaves %s", (text, left) => {
  expect(leftIn(text)).toBe(left);
});

test.each([
  ["Used - Like New", "used"],
  ["De 2ª mano: Como nuevo", "used"],
  ["2.ª mano", "used"],
  ["İkinci el: Yeni gibi", "used"],
  ["İKİNCİ EL", "used"],
  ["Second hand", "used"],
  ["Gebraucht: Wie neu", "used"],
  ["Wie neu", "used"],
  ["D’occasion - Comme neuf", "used"],
  ["Usato - Come nuovo", "used"],
  ["Usado - Como Novo", "used"],
  ["Tweedehands - Als nieuw", "used"],
  ["Używany - Jak nowy", "used"],
  ["Begagnad - Som ny", "used"],
  ["مستعمل - كالجديد", "used"],
  ["中古品 - ほぼ新品", "used"],
  ["Remis à neuf", "refurbished"],
  ["Generalüberholt", "refurbished"],
  ["Yenilenmiş", "refurbished"],
  ["整備済み品", "refurbished"],
  ["New", "new"],
  ["Neu", "new"],
  ["Neuf", "new"],
  ["Nuevo", "new"],
  ["Nuovo", "new"],
  ["Novo", "new"],
  ["Nieuw", "new"],
  ["Nowy", "new"],
  ["Ny", "new"],
  ["YENİ", "new"],
  ["جديد", "new"],
  ["新品", "new"],
  ["Buy now", null],
  [null, null],
])("%s goods are %s", (text, condition) => {
  expect(conditionOf(text)).toBe(condition);
});
