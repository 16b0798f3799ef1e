import {
  changed,
  countIn,
  eachTarget,
  neededText,
  operation,
  personFields,
  shortText,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { openCompany } from "../company/page.ts";
import { companies, companyForms } from "../inputs.ts";
import { authorIn } from "../items/author.ts";
import { fitsWords } from "./words.ts";

const Employee = z
  .object({
    ...personFields(),
    id: neededText("Public identifier; `profile` takes it."),
    headline: textField("Line under the name, as the person wrote it."),
    companyId: neededText("Company; `company` takes it."),
    companyName: textField("Name of the company."),
  })
  .meta({ title: "Employee", person: true });

export const companyEmployees = operation({
  name: "company-employees",
  aliases: ["employees", "companyPeople", "people"],
  title: "Employees of a company",
  summary: "The few people whom the page of a company shows to guests, with the lines under their names.",
  agentHint: "Use for names of some employees; there is no public list of all of them.",
  availability: "partial",
  availabilityNote:
    "The list of employees needs an account. The page of a company shows guests about four of them, and filters apply to those alone.",
  input: z.object({
    companies,
    jobTitle: shortText(512, "The job title")
      .optional()
      .describe("Only people whose line holds these words; OR, AND, NOT, quotes and brackets are known.")
      .meta({ aliases: ["jobTitles", "title", "keyword", "keywords", "query", "searchQuery"] }),
    maxEmployees: countIn(1, 100)
      .optional()
      .describe("At most this many of each company.")
      .meta({ aliases: ["maxItems", "employeesPerCompany", "totalEmployees"] }),
  }),
  normalize: companyForms,
  record: Employee,
  dedupeKey: (record) => `${record.companyId}\n${record.id}`,
  canary: { input: { companies: ["google"] }, atLeast: { records: 1, fields: ["name"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.companies)], async function* (target, inner) {
      const { page, document, id, node } = await openCompany(inner, target);
      const section = document.one('[data-test-id="employees-at"]');
      if (section === null && !document.has('[data-test-id^="about-us"]'))
        throw changed(page, "The page of the company has no part in a known form.");
      const people = (section?.all("li") ?? []).flatMap((item) => {
        const person = authorIn(item, item.one("h4"), inner.warn);
        if (person?.kind === "person") return [person];
        inner.warn("row_dropped", "A card does not say who it is about.");
        return [];
      });
      if (section !== null && people.length === 0)
        throw changed(page, "The page names no employee in a known form.");
      if (section === null) inner.foundNothing(`LinkedIn shows guests no employee of ${id}.`);
      if (new Set(people.map((person) => person.id)).size < people.length)
        inner.warn("row_dropped", "A card stands there twice.");
      const wanted = people.filter(({ id: who, headline }) => {
        if (headline === null && asked.jobTitle !== undefined)
          inner.warn("filter_undecided", `headline: ${who ?? "somebody"} has no line to look for words in.`);
        return fitsWords(headline ?? "", asked.jobTitle);
      });
      if (people.length > 0 && wanted.length === 0)
        inner.foundNothing(`None of the ${people.length} employees that guests see fits the words.`);
      const companyName = typeof node["name"] === "string" ? node["name"] : document.textOf("h1");
      for (const { kind: _kind, followerCount: _count, ...person } of wanted.slice(0, asked.maxEmployees))
        yield found.row(page, { ...person, companyId: id, companyName });
    }),
});
