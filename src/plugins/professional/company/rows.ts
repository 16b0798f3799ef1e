/** Labels of the rows about a company in the main languages, for pages without marks. */
const LABELS = {
  website:
    "website|webseite|website|site web|sitio web|site|sito web|web sitesi|webbplats|strona internetowa|witryna|веб-сайт|сайт|الموقع الإلكتروني|ウェブサイト|웹사이트|网站|網站",
  industry:
    "industry|branche|branchen|secteur|sector|setor|settore|sektör|bransch|branża|отрасль|المجال|業種|業界|업계|업종|所属行业|行业|產業",
  size: "company size|größe|unternehmensgröße|taille de l’entreprise|tamaño de la empresa|tamanho da empresa|dimensioni dell’azienda|bedrijfsgrootte|şirket büyüklüğü|företagsstorlek|wielkość firmy|размер компании|حجم الشركة|会社規模|회사 규모|规模|公司規模",
  headquarters:
    "headquarters|hauptsitz|siège social|sede|sede principale|sede principal|hoofdkantoor|genel merkez|huvudkontor|siedziba główna|штаб-квартира|المقر الرئيسي|本社|본사|总部|總部",
  organizationType: "type|art|tipo|soort|tür|türü|typ|rodzaj|тип|النوع|種類|타입|유형|형태|类型|類型",
  foundedOn:
    "founded|gegründet|gründung|fondée en|fondation|fundación|fundada en|fundada em|data di fondazione|opgericht|kuruluş|grundat|data założenia|основана|дата основания|تم التأسيس|تاريخ التأسيس|創立|設立|설립|创立|成立年份",
  specialties:
    "specialties|spezialgebiete|domaines|spécialisations|especialidades|especializações|settori di competenza|specialismen|uzmanlık alanları|specialiteter|specjalizacje|специализация|التخصصات|専門分野|전문 분야|领域|專長",
};
export type RowName = keyof typeof LABELS;

export const isLabelOf = (row: RowName, text: string): boolean =>
  LABELS[row].split("|").includes(
    text
      .toLowerCase()
      .replace("'", "’")
      .replace(/\s*[:：]$/u, ""),
  );

/** What stands before the last item of a list where no comma does. English has both. */
const CONNECTORS: Readonly<Record<string, string>> = {
  ...{ de: "und", fr: "et", es: "[ye]", pt: "e", it: "e", nl: "en", tr: "ve", pl: "i", sv: "och", da: "og" },
  ...{ no: "og", nb: "og", ru: "и", uk: "[таі]", id: "dan", cs: "a", ro: "și", fi: "ja", hu: "és" },
};

/** The items of a list as the page writes it. An item may hold the word itself: two of them say nothing. */
export function specialtiesIn(text: string | null, language: string): string[] | null {
  const items = text?.split(/,\s*(?:and\s+)?|[、،]\s*/u).filter((one) => one !== "") ?? null;
  const [last, word] = [items?.at(-1), CONNECTORS[language]];
  if (items === null || items.length < 2 || last === undefined || word === undefined) return items;
  const parts = last.split(new RegExp(`\\s+${word}\\s+`, "iu"));
  return parts.length === 2 ? [...items.slice(0, -1), ...parts] : items;
}
