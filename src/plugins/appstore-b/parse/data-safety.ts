import type { DataSafety, DataSafetyReport } from "../records/data-safety.ts";
import { BLOBS } from "../rpc/blobs.ts";
import { dataSafetyUrl, type Locale } from "../urls.ts";
import { APP_ROWS } from "./app-rows.ts";
import { plainText, text } from "./cleaners.ts";
import { readDeveloperContact } from "./developer-contact.ts";
import { readRows } from "./mapping.ts";
import { readPageData } from "./page-data.ts";
import { at, dig, listAt } from "./sparse.ts";

const OWNER_ROWS = {
  developer: APP_ROWS.developer,
  developerId: APP_ROWS.developerId,
  privacyPolicyUrl: APP_ROWS.privacyPolicyUrl,
};

/** Reads a data safety page. @throws SourceError `source_changed` */
export function parseDataSafetyPage(
  html: string,
  appId: string,
  locale: Locale,
  { includeLegalContact }: { includeLegalContact: boolean },
): DataSafety {
  const root = readPageData(html).require(BLOBS.dataSafety);
  return {
    appId,
    url: dataSafetyUrl(appId, locale),
    ...locale,
    ...readDeclaration(dig(root, [137])),
    ...readRows(root, OWNER_ROWS),
    developerContact: includeLegalContact ? readDeveloperContact(root) : null,
  };
}

/** Section 4 holds what is shared, then what is collected; each with its list at [0] or, when empty, a sentence. */
function readDeclaration(declaration: unknown): Omit<DataSafetyReport, "privacyPolicyUrl"> {
  const shared = dig(declaration, [4, 0]);
  const collected = dig(declaration, [4, 1]);
  return {
    declared: declaration !== null,
    shared: categoriesOf(shared),
    sharedNote: noteOf(shared),
    collected: categoriesOf(collected),
    collectedNote: noteOf(collected),
    securityPractices: listAt(declaration, [9, 2]).flatMap((practice) => {
      const title = text(at(practice, 1));
      return title === null ? [] : { title, description: plainText(dig(practice, [2, 1])) };
    }),
  };
}

function categoriesOf(section: unknown): DataSafetyReport["shared"] {
  return listAt(section, [0]).flatMap((node) => {
    const category = text(dig(node, [0, 1]));
    return category === null ? [] : { category, types: listAt(node, [4]).flatMap(dataType) };
  });
}

function dataType(node: unknown): DataSafetyReport["shared"][number]["types"] {
  const type = text(at(node, 0));
  if (type === null) return [];
  const purposes = text(at(node, 2))?.split(", ") ?? [];
  return [{ type, optional: at(node, 1) === 1, purposes }];
}

/** With a list, [1] is only the heading above it. */
function noteOf(section: unknown): string | null {
  if (listAt(section, [0]).length > 0) return null;
  const sentences = [plainText(at(section, 1)), plainText(dig(section, [6, 1]))].filter(
    (part) => part !== null,
  );
  return sentences.join(". ") || null;
}
