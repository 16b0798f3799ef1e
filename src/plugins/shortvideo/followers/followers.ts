import { operation } from "../../../plugin-sdk/index.ts";
import { accountCounts, AccountCounts, COUNTS_NOTE, countsInput } from "../items/account-counts.ts";
import { FILE_FLAGS, targetForms } from "../inputs.ts";

export const followers = operation({
  name: "followers",
  aliases: ["follower", "fans", "userFollowers"],
  title: "Number of followers",
  summary: "How many accounts follow an account.",
  agentHint: "Use for the number alone. Who they are is for signed-in people only; no operation has it.",
  availability: "partial",
  availabilityNote: COUNTS_NOTE,
  input: countsInput,
  normalize: targetForms("handles", "profile"),
  features: FILE_FLAGS,
  record: AccountCounts,
  dedupeKey: (record) => record.id,
  canary: { input: { handles: ["nasa"] }, atLeast: { records: 1, fields: ["followerCount"] } },
  run: accountCounts,
});
