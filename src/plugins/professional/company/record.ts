import {
  addressFields,
  countField,
  dayField,
  fillerOf,
  flagField,
  integerField,
  linkField,
  listField,
  nameFields,
  neededText,
  objectField,
  textField,
  textsField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";

const { text: _text, ...addressParts } = addressFields();
const relatedFields = {
  id: neededText("Slug; `company` takes it."),
  url: linkField("Its page."),
  name: neededText("Name."),
  industry: textField("Industry, as shown."),
  locationText: textField("Place, as shown."),
  imageUrl: linkField("Logo."),
};

/** Record of `company`. */
export const Company = z
  .object({
    ...nameFields("the company"),
    kind: wordField(["company", "school", "showcase"], "Kind of page."),
    companyNumber: textField("Number of the company inside of the source; `jobs` takes it in `companyIds`."),
    slogan: textField("Line about itself."),
    description: textField("What it says about itself, plain."),
    website: linkField("Own web site."),
    imageUrl: linkField("Logo."),
    bannerUrl: linkField("Wide picture of its page."),
    followerCount: countField("Accounts that follow it."),
    employeeCount: countField("Members of the source who say that they work there."),
    industry: textField("Industry, as shown."),
    sizeText: textField("Range of its size, as shown."),
    employeesMin: integerField("Least number of employees of that range."),
    employeesMax: integerField("Most of that range; null when it is open."),
    headquarters: textField("Where it has its seat, as shown."),
    organizationType: textField("Kind of organization, as shown, such as Public Company."),
    founded: integerField("Year it was founded."),
    specialties: textsField("What it says to be good at."),
    address: objectField(addressParts, "Address of its seat."),
    locations: listField(
      { text: addressFields().text, isPrimary: flagField("True for its seat.") },
      "Places that it has.",
    ),
    funding: objectField(
      {
        roundCount: countField("Rounds of funding."),
        lastRoundText: textField("Kind of the last round, as shown."),
        lastRoundOn: dayField("Day of the last round."),
        raisedText: textField("What it brought, as shown."),
        investors: textsField("Who took part, as far as shown."),
      },
      "Money that it was given, as Crunchbase has it.",
    ),
    similarCompanies: listField(relatedFields, "Pages that the source calls similar."),
    affiliatedCompanies: listField(relatedFields, "Pages that belong to it, or to which it belongs."),
  })
  .meta({ title: "Company" });

export const companyDraft = fillerOf(Company.shape);
export type CompanyDraft = ReturnType<typeof companyDraft>;
