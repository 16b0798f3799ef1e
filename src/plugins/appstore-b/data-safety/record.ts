import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, type Kind } from "../../../plugin-shared/google/kinds.ts";
import { flagField, linkField, neededLink, neededText, textField, z } from "../../../plugin-sdk/index.ts";
import { developerId, link } from "../kinds.ts";
import { shopFields } from "../lists/listed-app.ts";
import { Contact } from "./contact.ts";

/** 1 or 0, and nothing else. */
const oneOrZero: Kind<boolean> = {
  schema: z.boolean(),
  read: (found) => (found === 1 ? true : found === 0 ? false : null),
};
const commaList: Kind<string[]> = {
  schema: z.array(z.string()),
  read: (found) => (typeof found === "string" && found !== "" ? found.split(", ") : null),
};
const TYPE = new FieldTable({
  type: neededAt(cell.text, "Kind of data, such as Email address", [0]),
  optional: alwaysAt(oneOrZero, "True when the user may refuse it", [1]),
  purposes: alwaysAt(commaList, "What it is for, in the language asked for", [2]),
});
export const CATEGORY = new FieldTable({
  category: neededAt(cell.text, "Group of data, such as Personal info", [0, 1]),
  types: neededAt(TYPE.list, "Kinds of data in this group", [4]),
});
export const PRACTICE = new FieldTable({
  title: neededAt(cell.text, "Practice, such as Data is encrypted in transit", [1]),
  description: maybeAt(cell.markup, "What it means", [2, 1]),
});
export const OWNER = new FieldTable({
  developer: alwaysAt(cell.text, "Name of the developer", [68, 0]),
  developerId: alwaysAt(developerId, "Id of the developer, for `developer`", [68, 1, 4, 2]),
  privacyPolicyUrl: maybeAt(link, "Privacy policy", [99, 0, 5, 2]),
});

const dataCategories = (meaning: string) => CATEGORY.list.schema.nullable().describe(meaning);

/** What a developer declares about user data. */
export const DataSafetyReport = z
  .object({
    declared: flagField("True when the page holds a declaration; null when none could be told"),
    shared: dataCategories("Data given to other companies; empty when the page says that there is none"),
    sharedNote: textField("What the page says when nothing is shared"),
    collected: dataCategories("Data that the app collects; empty when the page says that there is none"),
    collectedNote: textField("What the page says when nothing is collected"),
    securityPractices: PRACTICE.list.schema
      .nullable()
      .describe("Security practices that the developer names; null when the page lists none"),
    privacyPolicyUrl: linkField("Privacy policy"),
  })
  .meta({ title: "DataSafetyReport" });
export type DataSafetyReport = z.output<typeof DataSafetyReport>;

/** Record of `data-safety`: one app. */
export const DataSafety = z
  .object({
    ...DataSafetyReport.shape,
    appId: neededText("Package name of the app"),
    url: neededLink("Data safety page of the app"),
    ...shopFields,
    ...OWNER.shape,
    developerContact: Contact,
  })
  .meta({ title: "DataSafety" });
export type DataSafety = z.output<typeof DataSafety>;
