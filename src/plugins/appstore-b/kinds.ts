import { cell, kindOf } from "../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../plugin-shared/google/jspb.ts";
import { flagField, linkField, numberField, textField } from "../../plugin-sdk/index.ts";
import { PLAY } from "./source.ts";

/** The kinds of values that only Google Play has. */
export const link = cell.link(PLAY);

const ADDRESS = [3, 2];

/** What a link to media is of: an image says so. */
const IMAGE = 2;

/** An image is `[.., 2, [height, width], [.., .., address]]`; without a size where the source does not know it. */
const imageOf = (fits: (height: number, width: number) => boolean) =>
  kindOf(linkField, (found, warn, name, what) => {
    const [height, width] = [0, 1].map((side) => jspbAt(found, [2, side]));
    const isFit = typeof height !== "number" || typeof width !== "number" || fits(height, width);
    return jspbAt(found, [1]) === IMAGE && isFit ? link.read(jspbAt(found, ADDRESS), warn, name, what) : null;
  });
export const image = imageOf(() => true);
/** The icon of an app is square, and its header is not. */
export const icon = imageOf((height, width) => height === width);
export const header = imageOf((height, width) => height < width);
/** A film is `[.., .., id, [.., .., address]]`. */
export const film = kindOf(linkField, (found, ...rest) =>
  jspbAt(found, [1]) === IMAGE ? null : link.read(jspbAt(found, ADDRESS), ...rest),
);

/** The id of a developer: in a link such as `/store/apps/developer?id=A+Name`, or its name, which is an id too. */
export const developerId = kindOf(textField, (found, ...rest) => {
  if (typeof found !== "string" || !found.includes("/")) return cell.text.read(found, ...rest);
  const address = link.read(found, ...rest);
  return (address && URL.parse(address)?.searchParams.get("id")) || null;
});

/** Millionths as units. */
export const units = kindOf(numberField, (found) => (typeof found === "number" ? found / 1e6 : null));
export const isZero = kindOf(flagField, (found) => (typeof found === "number" ? found === 0 : null));
/** Texts that are told from their neighbours by their form. */
const textLike = (form: RegExp) =>
  kindOf(textField, (found) => (typeof found === "string" && form.test(found) ? found : null));
export const currency = textLike(/^[A-Z]{3}$/);
/** A price, a day or a mean as shown: in some digits. */
export const withNumber = textLike(/\p{Nd}/u);
/** A count as shown, such as 5M+; it begins with its number. */
export const installsText = textLike(/^\P{L}*\p{Nd}/u);
export const email = textLike(/^[^\s@]+@[^\s@]+$/);
export const noEmail = textLike(/^(?![^\s@]+@[^\s@]+$)./su);
/** Mean of stars; 0 where nobody gave any. */
export const stars = kindOf(numberField, (found) =>
  typeof found === "number" && (found === 0 || (found >= 1 && found <= 5)) ? found : null,
);
/** True where the source says something: a text, or a message with one. A number alone says something else. */
export const statement = kindOf(flagField, (found) =>
  typeof found === "string" ||
  (Array.isArray(found) && found.flat(2).some((part) => typeof part === "string"))
    ? true
    : null,
);
