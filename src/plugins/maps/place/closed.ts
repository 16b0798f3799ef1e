import { flagField } from "../../../plugin-sdk/index.ts";

export const closedFields = {
  isPermanentlyClosed: flagField(
    "True when the place has closed permanently; read from the words of `openStatusText`, null in languages whose words are not known.",
  ),
  isTemporarilyClosed: flagField("True when it is closed for a while; read in the same way."),
};

/** How the map says it, by language; texts are compared without case. No flag of it is known. */
const WORDS: Readonly<Record<string, readonly [permanently: RegExp, temporarily: RegExp]>> = {
  en: [/permanently closed/, /temporarily closed/],
  de: [/dauerhaft geschlossen/, /vorübergehend geschlossen/],
  fr: [/définitivement fermé|fermé définitivement/, /temporairement fermé|fermé temporairement/],
  es: [/(?:cerrado|cerró) (?:permanente|definitiva)mente/, /cerrado temporalmente/],
  it: [/chiuso definitivamente/, /chiuso temporaneamente|temporaneamente chiuso/],
  pt: [
    /permanentemente (?:fechado|encerrado)|(?:fechado|encerrado) permanentemente/,
    /temporariamente (?:fechado|encerrado)|(?:fechado|encerrado) temporariamente/,
  ],
  nl: [/(?:permanent|definitief) gesloten/, /tijdelijk gesloten/],
  sv: [/stängt permanent|permanent stängt/, /tillfälligt stängt/],
  da: [/permanent lukket|lukket permanent/, /midlertidigt lukket/],
  no: [/permanent stengt|stengt permanent/, /midlertidig stengt/],
  fi: [/suljettu pysyvästi|pysyvästi suljettu/, /tilapäisesti suljettu|suljettu tilapäisesti/],
  pl: [/zamknięt\S* na stałe/, /tymczasowo zamknięt/],
  cs: [/trvale (?:zavřeno|uzavřeno)/, /dočasně (?:zavřeno|uzavřeno)/],
  tr: [/kalıcı olarak kapalı/, /geçici olarak kapalı/],
  ru: [/закрыто навсегда/, /временно закрыто/],
  uk: [/закрито назавжди/, /тимчасово (?:закрито|зачинено)/],
  el: [/(?:έκλεισε|κλειστό) (?:οριστικά|μόνιμα)|οριστικά κλειστ/, /προσωρινά κλειστ/],
  ar: [/مغلق نهائي|مغلق بشكل دائم/, /مغلق مؤقت/],
  hi: [/हमेशा के लिए बंद|स्थायी रूप से बंद/, /कुछ समय के लिए बंद|अस्थायी रूप से बंद/],
  ja: [/閉業|閉店/, /臨時休業/],
  ko: [/폐업/, /임시 ?휴업/],
  zh: [/永久(?:停业|停業|关闭|關閉|歇業|结业|結業)/, /(?:暂停营业|暫停營業|暂时关闭|暫時關閉|临时关闭)/],
  id: [/tutup permanen/, /tutup sementara/],
  vi: [/đóng cửa vĩnh viễn/, /tạm thời đóng cửa|đóng cửa tạm thời/],
};

/** Whether a place is closed for good or for a while, by what the map says of its hours. */
export function closedOf(status: string | null, language: string) {
  const [permanently, temporarily] = WORDS[language.split("-")[0] ?? ""] ?? [];
  if (status === null || permanently === undefined || temporarily === undefined)
    return { isPermanentlyClosed: null, isTemporarilyClosed: null };
  const said = status.normalize("NFC").toLowerCase();
  const isPermanentlyClosed = permanently.test(said);
  return { isPermanentlyClosed, isTemporarilyClosed: !isPermanentlyClosed && temporarily.test(said) };
}
