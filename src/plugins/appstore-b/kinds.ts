import { cell, kindOf } from "../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../plugin-shared/google/jspb.ts";
import { flagField, linkField, numberField, textField } from "../../plugin-sdk/index.ts";
import { PLAY } from "./source.ts";

/** The kinds of values that only Google Play has. */
export const link = cell.link(PLAY);

const ADDRESS = [3, 2];

/** An image is `[.., 2, [height, width], [.., .., address]]`. */
export const image = kindOf(linkField, (found, warn, name, what) => {
  const address = jspbAt(found, ADDRESS);
  return address === null ? null : link.read(address, warn, name, what);
});

/** The id of a developer: in a link such as `/store/apps/developer?id=A+Name`, or its name, which is an id too. */
export const developerId = kindOf(textField, (found, ...rest) => {
  if (typeof found !== "string" || !found.includes("/")) return cell.text.read(found, ...rest);
  const address = link.read(found, ...rest);
  return (address && URL.parse(address)?.searchParams.get("id")) || null;
});

/** Millionths as units. */
export const units = kindOf(numberField, (found) => (typeof found === "number" ? found / 1e6 : null));
export const isZero = kindOf(flagField, (found) => (typeof found === "number" ? found === 0 : null));
