/** "No longer accepting applications" in the main languages. */
export const CLOSED =
  /no longer accepting applications|keine bewerbungen mehr|bewerbungen werden nicht mehr|n[’']accepte plus (?:de|les) candidatures|candidatures (?:closes|fermées)|ya no se aceptan solicitudes|no acepta más solicitudes|não aceita mais candidaturas|candidaturas (?:encerradas|não são mais)|non (?:si accettano|accetta) più candidature|candidature (?:chiuse|non più accettate)|reageren is niet meer mogelijk|(?:accepteert|accepteren) geen (?:sollicitaties|reacties) meer|başvurular(?: artık)? (?:kabul edilmiyor|kapandı)|tar inte längre emot ansökningar|nie przyjmuje już|больше не принима(?:ются|ет)|応募(?:の受付|受付)?(?:は)?(?:を)?終了|더 이상 (?:지원|지원서)를? 받지|لم يعد يقبل|لم تعد تُ?قبل|不再接受申请|不再接受應徵/iu;
/** The criteria in the main languages. In others all four stand in this order. */
export const CRITERIA = [
  "Seniority level|Karrierestufe|Niveau hiérarchique|Nivel de antigüedad|Nível de experiência|Livello di anzianità|Ervaringsniveau|Kıdem seviyesi|Anställningsnivå|Poziom w hierarchii|Уровень должности|職階・職務レベル|職務レベル|직급|مستوى الأقدمية|职位级别",
  "Employment type|Beschäftigungsverhältnis|Anstellungsart|Type d’emploi|Tipo de empleo|Tipo de emprego|Tipo de impiego|Soort baan|Dienstverband|İstihdam türü|Anställningsform|Forma zatrudnienia|Тип занятости|雇用形態|고용 형태|نوع التوظيف|职位性质",
  "Job function|Tätigkeitsbereich|Fonction|Función laboral|Función|Função|Funzione lavorativa|Functie|İş fonksiyonu|Jobbfunktion|Funkcja|Функция|職務|직무|المسمى الوظيفي|الوظيفة|职能",
  "Industries|Branchen|Branche|Secteurs|Sectores|Sector|Setores|Setor|Settori|Bedrijfstakken|Sektörler|Sektör|Branscher|Bransch|Branże|Отрасли|業種|業界|업종|업계|المجالات|行业",
].map((names) => names.split("|"));
