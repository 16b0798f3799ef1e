/** Letters of other scripts that look like Latin ones, written as pairs: look-alike, Latin. */
const LOOK_ALIKES = new Map(
  (
    "аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw кk тt мm вb нh гr пn иu ӏl ӀI АA ВB ЕE КK МM НH ОO РP СC ТT ХX ІI ЈJ ЅS УY " +
    "αa οo εe ιi κk νv ρp τt υu χx ηn σs ςs ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX " +
    "օo սu հh ցg ոn ıi ȷj ɑa ɡg ɪi ɩi ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz øo łl đd " +
    "ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᏆI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᎩY ᏃZ ꓐB ꓚC ꓓD ꓰE ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ"
  )
    .split(" ")
    .map((pair) => [[...pair][0] ?? "", [...pair][1] ?? ""] as const),
);

/** Letters in circles, squares and flags, which have no compatibility form: the first code point of each alphabet. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * The text as a reader sees it: compatibility forms (full width, bold, circled) become plain letters, invisible
 * characters are gone, look-alikes of other scripts become Latin. Only for detection, never stored.
 */
export function foldText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Variation_Selector}\u115F\u1160\u3164\uFFA0]/gu, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOK_ALIKES.get(letter) ?? unenclosed(letter));
}

function unenclosed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = ENCLOSED.find((start) => code >= start && code < start + 26);
  return first === undefined ? letter : String.fromCharCode(0x41 + code - first);
}

/** foldText for names: accents are dropped as well, so that `tökén` reads `token`. */
export function foldName(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return foldText(name.normalize("NFKD").replace(/\p{M}/gu, ""));
}

/** Percent-encoded parts decoded once; what is not UTF-8 stays as it is. */
export function percentDecoded(text: string): string {
  if (!text.includes("%")) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded; // Not UTF-8: read as it stands.
    }
  });
}

/** Quotation marks and letters as HTML and text inside JSON text write them. */
export function unescaped(text: string): string {
  if (!/[&\\]/.test(text)) return text;
  return text
    .replace(/&(?:quot|#34|#x22);|\\"/gi, '"')
    .replace(/\\u00([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
