import { cell } from "../../../plugin-shared/google/kinds.ts";
import { InitData } from "../rpc/init-data.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import { changed, type PageText, type Warn } from "../../../plugin-sdk/index.ts";
import { type Locale, pageUrl, PATHS } from "../source.ts";
import { readContact } from "./contact.ts";
import { CATEGORY, type DataSafety, type DataSafetyReport, OWNER, PRACTICE } from "./record.ts";

const DETAILS = { what: "data safety", rpc: "Ws7gDc", base: [1, 2], needs: [68] };

/** Reads a data safety page. @throws SourceError `source_changed`, also when the page is another or about another app */
export function parseDataSafetyPage(
  page: PageText,
  appId: string,
  locale: Locale,
  { includeLegalContact }: { includeLegalContact: boolean },
  warn: Warn,
): DataSafety {
  const data = new InitData(page);
  const { address } = data;
  const isItself = address?.pathname === PATHS.dataSafety && address.searchParams.get("id") === appId;
  const where = address?.href ?? "of unknown address";
  if (!isItself || !data.isAbout(appId))
    throw changed(page, `The page asked for the data safety of "${appId}" is ${where}.`);
  const details = data.require(DETAILS);
  const what = `the data safety page of "${appId}"`;
  const owner = OWNER.read(details, what, warn);
  if (owner === null) throw changed(page, `It is not told whose ${what} is.`);
  return {
    appId,
    url: pageUrl(PATHS.dataSafety, { id: appId }, locale),
    ...locale,
    ...owner,
    ...declarationIn(page, jspbAt(details, [137]), what, warn),
    developerContact: includeLegalContact ? readContact(details, what, warn) : null,
  };
}

type Declaration = Omit<DataSafetyReport, "privacyPolicyUrl">;

const UNKNOWN: Declaration = {
  declared: null,
  shared: null,
  sharedNote: null,
  collected: null,
  collectedNote: null,
  securityPractices: null,
};
const NO_SECTION = [null, null] as const;

/** Section 4 holds what is shared, then what is collected. */
function declarationIn(page: PageText, declaration: unknown, what: string, warn: Warn): Declaration {
  if (declaration === null) {
    warn("data_safety_not_declared", `declared: ${what} holds no declaration that Quarry knows.`);
    return UNKNOWN;
  }
  const sections = [jspbAt(declaration, [4, 0]), jspbAt(declaration, [4, 1])];
  if (sections.every((section) => section === null))
    throw changed(page, `The declaration on ${what} has neither of its sections at [137][4].`);
  const isWhole = !sections.includes(null);
  if (!isWhole)
    warn(
      "field_unreadable",
      `shared, sharedNote, collected, collectedNote: ${what} has one section, and nothing says which.`,
    );
  const [shared, sharedNote] = isWhole ? sectionOf(sections[0], "shared", warn) : NO_SECTION;
  const [collected, collectedNote] = isWhole ? sectionOf(sections[1], "collected", warn) : NO_SECTION;
  if (isWhole && shared === null && collected === null)
    throw changed(page, `The declaration on ${what} has both of its sections at [137][4] in another form.`);
  const practices = jspbAt(declaration, [9, 2]);
  if (jspbAt(declaration, [9]) !== null && practices === null)
    warn("field_unreadable", `securityPractices: ${what} has no list at [137][9][2].`);
  return {
    declared: true,
    ...{ shared, sharedNote, collected, collectedNote },
    securityPractices:
      practices === null ? null : PRACTICE.list.read(practices, warn, "securityPractices", what),
  };
}

/** A section has a list at [0], or a heading at [1] and a sentence at [6][1] that say that there is nothing. */
function sectionOf(
  section: unknown,
  name: "shared" | "collected",
  warn: Warn,
): [list: DataSafetyReport["shared"], note: string | null] {
  const list = jspbAt(section, [0]);
  const [heading, sentence] = [[1], [6, 1]].map((path) => text(jspbAt(section, path)));
  // Where there is data, the same sentence says what for.
  if (list === null && heading && sentence && jspbAt(section, [3]) === null)
    return [[], `${heading}. ${sentence}`];
  const categories = list === null ? null : CATEGORY.list.read(list, warn, name, "its section");
  if (categories === null || categories.length === 0) {
    warn(
      "field_unreadable",
      `${name}, ${name}Note: its section neither lists data nor says that there is none.`,
    );
    return [null, null];
  }
  return [categories, null];
}

function text(found: unknown): string | null {
  return cell.markup.read(found, () => undefined, "", "");
}
