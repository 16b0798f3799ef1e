import type { HtmlDocument, Warn } from "../../../plugin-sdk/index.ts";

const HIGHLIGHTS = '[data-selector="product-details-highlights"] li';
const SENDING = '[data-selector="shipping-highlights"]';
const MADE = '[data-appears-component-name="how_its_made_label"]';

/** A file in place of a thing, in the languages of Etsy. */
const DIGITAL =
  /digital (?:downloads?|files?)|digitale[rs]? (?:downloads?|datei)|(?:téléchargement|fichier)s? numérique|(?:descarga|archivo)s? digital|(?:download|file) digitale|digitaal bestand|plik cyfrowy|pobieranie cyfrowe|(?:download|transferência|arquivo|ficheiro) digital|デジタル(?:ダウンロード|ファイル)/iu;
const TO_ORDER =
  /made to order|auf bestellung|(?:à la|sur) commande|(?:por|bajo) encargo|su ordinazione|op bestelling|na zamówienie|(?:por|sob) encomenda|受注(?:生産|制作)/iu;

/** What Etsy marks a listing with: short lines, and how the thing came to be. `isSent`: its data state how it is sent. */
export function highlightsOn(doc: HtmlDocument, isSent: boolean, warn: Warn) {
  const shown = doc.all(HIGHLIGHTS).map((line) => line.text());
  const highlights = [...new Set(shown)].filter((text) => text !== "");
  const stated = doc.attrOf('[data-appears-component-name="highlights"]', "data-appears-event-data");
  const count = Number(/"highlights_count":(\d+)/.exec(stated ?? "")?.[1] ?? 0);
  if (count > highlights.length)
    warn("field_missing", `highlights: the page counts ${count} and shows ${highlights.length}.`);
  const isThing = isSent || doc.has(SENDING);
  const lines = [...highlights, ...doc.all(`${SENDING} li`).map((line) => line.text())];
  const made = /"label_type":"([a-z_]+)"/.exec(doc.attrOf(MADE, "data-appears-event-data") ?? "");
  return {
    highlights: highlights.length === 0 ? null : highlights,
    listingType: made?.[1] ?? null,
    // What is sent is no file.
    isDigital: highlights.some((text) => DIGITAL.test(text)) || (isThing ? false : null),
    isMadeToOrder: lines.some((text) => TO_ORDER.test(text)) || null,
  };
}
