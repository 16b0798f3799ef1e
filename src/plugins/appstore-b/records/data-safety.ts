import { z } from "zod";
import { DeveloperContact } from "./developer-contact.ts";
import { link, localeFields, text, yesOrNo, url } from "./fields.ts";

const DataType = z.object({
  type: z.string().describe("Kind of data, such as Email address"),
  optional: yesOrNo("True when the user may refuse it"),
  purposes: z.array(z.string()).describe("What it is used for, in the language asked for"),
});

const DataCategory = z.object({
  category: z.string().describe("Group of data, such as Personal info"),
  types: z.array(DataType).describe("Kinds of data in this group"),
});

const SecurityPractice = z.object({
  title: z.string().describe("Practice, such as Data is encrypted in transit"),
  description: text("What it means"),
});

/** What a developer declares about user data. */
export const DataSafetyReport = z.object({
  declared: z.boolean().describe("False when the page holds no declaration"),
  shared: z.array(DataCategory).describe("Data given to other companies"),
  sharedNote: text("What the page says when nothing is shared"),
  collected: z.array(DataCategory).describe("Data that the app collects"),
  collectedNote: text("What the page says when nothing is collected"),
  securityPractices: z.array(SecurityPractice).describe("Security practices that the developer names"),
  privacyPolicyUrl: link("Privacy policy"),
});

/** Record of `data-safety`: one app. */
export const DataSafety = DataSafetyReport.extend({
  appId: z.string().describe("Package name of the app"),
  url: url().describe("Data safety page of the app"),
  ...localeFields,
  developer: text("Name of the developer"),
  developerId: text("Id of the developer, for `developer`"),
  developerContact: DeveloperContact.nullable().describe(
    "Contact of the developer, only with `includeLegalContact`",
  ),
});

export type DataSafetyReport = z.output<typeof DataSafetyReport>;
export type DataSafety = z.output<typeof DataSafety>;
