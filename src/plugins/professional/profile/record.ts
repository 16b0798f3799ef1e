import {
  fieldMask,
  fillerOf,
  instantField,
  linkField,
  listField,
  neededText,
  profileFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

const stationFields = {
  id: textField("Slug of the organization; `company` takes it."),
  name: textField("Name of the organization; null where the page hides it."),
  url: linkField("Its page."),
  startText: textField("Since when, as the page has it: a year, or a year and a month."),
  endText: textField("Until when; null if it has not ended."),
  description: textField("What the person says of it."),
};
export type Station = { [K in keyof typeof stationFields]: string | null };

/** Record of `profile`. */
export const Profile = z
  .object({
    ...profileFields(),
    headline: textField("Line under the name, as the person wrote it."),
    country: textField("Country, ISO 3166-1 alpha-2 in lower case."),
    jobTitles: textsField("Titles that the page does not hide."),
    employments: listField(stationFields, "Where the person works or worked, as far as guests see."),
    educations: listField(stationFields, "Where the person studied."),
    memberships: listField(stationFields, "What the person is a member of."),
    awards: textsField("Honours."),
    languages: textsField("Languages that the person speaks, by their names on the page."),
    distinction: textField("What the source calls the person, such as Top Voice."),
    articles: listField(
      {
        title: neededText("Title."),
        url: linkField("Its page."),
        publishedAt: instantField("When it was published."),
      },
      "What the person wrote at length.",
    ),
  })
  .omit(fieldMask("followingCount postCount isVerified isPrivate joinedAt joinedOn joinedText linkUrls"))
  .meta({ title: "Profile", person: true });
export const profileDraft = fillerOf(Profile.shape);
