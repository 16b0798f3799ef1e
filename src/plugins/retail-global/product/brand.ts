import type { HtmlDocument } from "../../../plugin-sdk/index.ts";

/** How the line below the title leads to the shop of a brand, by language; the brand stands in the gap. */
const LINES = [
  /^Visit the (.+?) Store$/,
  /^Visita la tienda de (.+)$/,
  /^Besuch(?:en Sie|e) den (.+?)[- ]Store$/,
  /^(?:Visiter|Visitez|Consulter|Rendez-vous sur) (?:la boutique|le magasin|la page) (?:de la marque |de )?(.+)$/,
  /^Visita lo Store di (.+)$/,
  /^Visite a loja (?:da |do |de )?(.+)$/,
  /^Bezoek de (.+?)[- ][Ss]tore$/,
  /^Odwiedź sklep (?:marki )?(.+)$/,
  /^Besök (.+?)-butiken$/,
  /^Besök butiken (?:för |från )?(.+)$/,
  /^(.+?) (?:Store'u ziyaret edin|Mağazasını ziyaret edin)$/,
  /^(.+?)のストアを表示$/,
  /^تفضل بزيارة متجر (.+)$/,
  /^[\p{L}\s]{2,20}\s?[:：]\s?(.+)$/u,
];

/** The brand by its row in the overview, which marks it in every language, else by the line below the title. */
export function brandOn(doc: HtmlDocument, attributes: { name: string; value: string }[] | null) {
  const line = doc.one("a#bylineInfo, #bylineInfo:not(div)") ?? doc.one("#brand");
  const text = line?.text() ?? "";
  const row = doc.textOf("#productOverview_feature_div tr.po-brand td:last-child, .po-brand .po-break-word");
  const named = LINES.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  const stated = attributes?.find(({ name }) =>
    /^(?:brand|marca|marke|marque|merk|marka|varumärke|ブランド(?:名)?)$/i.test(name),
  );
  return {
    brand: row ?? named ?? stated?.value ?? null,
    brandUrl: line?.url()?.replace(/\?.*$/, "") ?? null,
  };
}
