import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { company } from "./company/company.ts";
import { job } from "./job/job.ts";
import { resume } from "./resume/resume.ts";
import { salaries } from "./salaries/salaries.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "jobs",
  title: "Indeed",
  summary: "Jobs, companies, pay and resume samples of Indeed, in 62 countries.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_200,
  origins,
  failures,
  retentionDays: 30,
  chains,
  defaultOperation: "search",
  operations: [search, job, company, salaries, resume],
});
