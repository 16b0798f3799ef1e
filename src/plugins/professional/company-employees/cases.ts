import type { PluginCase } from "../../../plugin-sdk/index.ts";

const identifier = "https://www.linkedin.com/company/quarry-kites";

export const companyEmployeesCases: PluginCase[] = [
  {
    name: "The employees that a page shows, one name in part hidden",
    input: { operation: "company_employees", identifier },
    har: "company/company.har.json",
    truncate: "quarry-kites",
    expect: {
      warnings: { masked: 1 },
      records: [
        {
          id: "ada-string",
          name: "Ada String",
          url: "https://www.linkedin.com/in/ada-string",
          imageUrl: "https://media.licdn.com/dms/image/face-ada-string",
          headline: "Kite Designer",
          companyId: "quarry-kites",
          companyName: "Quarry Kites",
        },
        { id: "bo-tail", headline: null },
        { id: "cy-reel", name: null },
        { imageUrl: null },
      ],
    },
  },
  {
    name: "Employees by the words of their lines",
    input: {
      operation: "company-employees",
      identifier,
      job_title: "(designer OR winding) NOT sales",
      max_employees: 5,
    },
    har: "company/company.har.json",
    expect: {
      warnings: { masked: 1, filter_undecided: 1 },
      records: [{ id: "ada-string" }, { id: "di-spool" }],
    },
  },
  {
    name: "None of the employees fits",
    input: { operation: "company-employees", identifier, job_title: "sign" },
    har: "company/company.har.json",
    expect: { warnings: { masked: 1, filter_undecided: 1 }, count: 0 },
  },
  {
    name: "A page that shows no employees",
    input: { operation: "company-employees", identifier },
    har: "company-employees/employees-none.har.json",
    expect: { count: 0 },
  },
];
