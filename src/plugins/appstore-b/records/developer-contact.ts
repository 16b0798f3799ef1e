import { z } from "zod";
import { text } from "./fields.ts";

/**
 * How to reach a developer. The law has traders publish it, and for a sole trader it is personal data:
 * only ever filled when the caller asks with `includeLegalContact`.
 */
export const DeveloperContact = z.object({
  supportEmail: text("E-mail for questions about the app"),
  supportAddress: text("Postal address for questions about the app"),
  legalName: text("Name of the trader"),
  legalEmail: text("E-mail of the trader"),
  legalAddress: text("Postal address of the trader"),
  legalPhone: text("Phone number of the trader"),
});

export type DeveloperContact = z.output<typeof DeveloperContact>;
