import {
  addressFields,
  countField,
  dayField,
  fillerOf,
  flagField,
  integerField,
  linkField,
  linksField,
  listField,
  nameFields,
  objectField,
  placeField,
  ratingFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

export const STATISTIC = {
  label: textField("What it is, as shown."),
  value: textField("Its value, as shown."),
};
export const LICENCE = {
  number: textField("Number."),
  state: textField("State."),
  status: textField("Such as Active."),
  kind: textField("Kind."),
};
export const SALE = {
  propertyId: textField("Number of the home; `property` takes it."),
  url: linkField("Page of the home."),
  street: textField("Street and house number."),
  cityText: textField("City, state and ZIP code, as shown."),
  priceText: textField("Price as shown."),
  soldOn: dayField("Day of the sale."),
  represented: textField("Whom the agent represented, as shown."),
};
const { rating, reviewCount } = ratingFields();

export const Agent = z
  .object({
    ...nameFields("the agent"),
    zuid: textField("The site's own number of the agent."),
    brokerage: textField("Brokerage."),
    title: textField("Title, such as Team lead."),
    description: textField("What the agent says, plain; from the profile."),
    imageUrl: linkField("Picture."),
    isTopAgent: flagField("True when the site calls it a top agent."),
    rating,
    reviewCount,
    statistics: listField(STATISTIC, "Figures of the card or profile, as shown: price range, sales."),
    tags: textsField("Marks of the card, such as TEAM."),
    address: objectField(addressFields(), "Address of the business; from the profile."),
    specialties: textsField("Specialties; from the profile."),
    languages: textsField("Languages; from the profile."),
    serviceAreas: textsField("Areas served; from the profile."),
    yearsInIndustry: integerField("Years in the industry; from the profile."),
    licences: listField(LICENCE, "Licences; from the profile."),
    forSaleCount: countField("Homes that it offers for sale; from the profile."),
    forRentCount: countField("Homes that it offers for rent; from the profile."),
    pastSaleCount: countField("Sales in all; from the profile."),
    recentSales: listField(SALE, "Latest sales; from the profile."),
    profileUrls: linksField("Own web site and pages on other sites; from the profile."),
    phone: textField("Mobile telephone; only with `includeAgents`, from the profile."),
    businessPhone: textField("Telephone of the business; only with `includeAgents`, from the profile."),
    brokeragePhone: textField("Telephone of the brokerage; only with `includeAgents`, from the profile."),
    email: textField("E-mail address; only with `includeAgents`, from the profile."),
    location: textField("Place that was asked for; null for a profile."),
    resultPosition: placeField("Place in the directory, from 1; null for a profile."),
  })
  .meta({ title: "Agent", person: true });
export const agentOf = fillerOf(Agent.shape);
export type AgentDraft = ReturnType<typeof agentOf>;
