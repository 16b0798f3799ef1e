import {
  asLists,
  checkPaths,
  InvalidPath,
  listOf,
  project,
  shortText,
  type Step,
  steps,
  z,
} from "../../plugin-sdk/index.ts";

/** More would ask for the whole Record. */
const MAX_FIELDS = 50;
const MAX_PATH = 120;

const path = shortText(MAX_PATH, "The path").check(({ value, issues }) => {
  try {
    checkPaths([value]);
  } catch (error) {
    if (!(error instanceof InvalidPath)) throw error;
    issues.push({ code: "custom", input: value, message: error.message });
  }
});

/** What a caller wants to see picked out of each Record. */
export const projectionInput = {
  fields: listOf(path, MAX_FIELDS, "paths")
    .optional()
    .describe(
      "Fields of the Record to give once more on their own, as dot paths such as `author.username` or `media[0].url`; a list, or one text with commas.",
    )
    .meta({ aliases: ["outputFields", "includeFields", "fieldProjection"] }),
};

/** `"id, author.username"` becomes a list. */
const parted: Step = (raw, note) => {
  const given = raw["fields"];
  if (typeof given !== "string" || !given.includes(",")) return raw;
  note("fields", "The text was parted at its commas.");
  return {
    ...raw,
    fields: given
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  };
};
export const projectionForms = steps(parted, asLists("fields"));

const Picked = z.record(z.string(), z.unknown());
const WHAT = "by their paths; null without `fields`";
/** For Records that are one thing. */
export const selectedFields = {
  selectedFields: Picked.nullable().describe(`The values that \`fields\` asks for, ${WHAT}.`),
};
/** For rows of lists: one object for each thing in the Record. */
export const selectedItems = {
  selectedItems: z
    .array(Picked)
    .nullable()
    .describe(`The values of the row that \`fields\` asks for, ${WHAT}.`),
};
export const selectedComments = {
  selectedComments: z
    .array(Picked)
    .nullable()
    .describe(`The values of each comment that \`fields\` asks for, ${WHAT}.`),
};
export const selectedUsers = {
  selectedUsers: z
    .array(Picked)
    .nullable()
    .describe(`The values of the account that \`fields\` asks for, ${WHAT}.`),
};

interface Asked {
  fields?: string[] | undefined;
}

type Values = Record<string, unknown>;

/** What is asked for of one thing; null where nothing is. */
export const picked = ({ fields }: Asked, thing: object): Values | null =>
  fields === undefined ? null : project(thing, fields);
/** The same for each of several. */
export const pickedEach = ({ fields }: Asked, things: readonly object[]): Values[] | null =>
  fields === undefined ? null : things.map((thing) => project(thing, fields));
