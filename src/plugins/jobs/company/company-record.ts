import {
  countField,
  integerField,
  linkField,
  listField,
  localeFields,
  nameFields,
  neededText,
  numberField,
  objectField,
  ratingFields,
  salaryFields,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";
import { shownReviewFields } from "./shown-reviews.ts";

/** What `companyInfo` of a job and the Record of `company` have in common. */
export const companyFactFields = () => ({
  description: textField("What the company says about itself, plain."),
  industry: textField("Industry, in the language of the page."),
  sectors: textsField("Sectors, in the language of the page."),
  employeesMin: integerField("Least number of employees of the range that is shown."),
  employeesMax: integerField("Most of that range; null when it is open."),
  founded: integerField("Year it was founded."),
  headquarters: textField("Where it has its seat, as shown."),
  website: linkField("Own web site."),
  ceoName: textField("Name of the chief executive."),
  ceoApprovalPercent: numberField("Share of employees who approve of the chief executive, in percent."),
  imageUrl: linkField("Logo."),
  rating: ratingFields().rating,
  reviewCount: ratingFields().reviewCount,
  happinessScore: integerField("How happy people are who work there, 0 to 100."),
  jobCount: countField("Open jobs."),
  salaryCount: countField("Pays that were reported."),
});

const gradeFields = {
  category: neededText("What was rated, in the source's own word."),
  score: numberField("Score, 0 to 100."),
};

/** Record of `company`. */
export const Company = z
  .object({
    ...nameFields("the company"),
    ...localeFields(),
    fccId: textField("Number of the company inside of the source."),
    ...companyFactFields(),
    headerImageUrl: linkField("Picture at the head of the page."),
    questionCount: countField("Questions that were asked about it."),
    interviewCount: countField("Interviews that were reported."),
    interviewDifficulty: textField("How hard they are, in the source's own word, such as easy."),
    interviewExperience: textField("How people found them, in the source's own word, such as favorable."),
    interviewDurationText: textField("How long the whole of hiring takes, as shown."),
    happinessGrade: textField("Grade of `happinessScore`, in the source's own word, such as great."),
    ratingsByCategory: objectField(
      {
        workLifeBalance: numberField("Work and life."),
        compensationBenefits: numberField("Pay and benefits."),
        jobSecurityAdvancement: numberField("Security and advancement."),
        management: numberField("Management."),
        culture: numberField("Culture."),
      },
      "Mean ratings by category, 1 to 5.",
    ),
    ratingsByYear: listField(
      { year: integerField("Year."), rating: numberField("Mean rating of that year.") },
      "Mean ratings by year.",
    ),
    ratingsByLocation: listField(
      { name: neededText("Place."), rating: numberField("Mean rating there, 1 to 5.") },
      "Mean ratings by place.",
    ),
    happiness: listField(gradeFields, "Scores of happiness at work by question."),
    benefits: textsField("What is offered besides pay, in the language of the page."),
    topLocations: listField(
      { name: neededText("Place."), jobCount: countField("Open jobs there.") },
      "Places with most jobs.",
    ),
    topCategories: listField(
      { name: neededText("Category."), jobCount: countField("Open jobs of it.") },
      "Categories with most jobs.",
    ),
    jobs: listField(
      {
        id: neededText("Key of the job; `job` takes it."),
        url: linkField("Page of the job."),
        title: neededText("Title."),
        location: textField("Place, as shown."),
        salaryText: salaryFields().salaryText,
        postedText: textField("How long ago it was posted, as shown."),
      },
      "Jobs that the page shows; with `includeJobs` those of its further pages, too.",
    ),
    topReviews: listField(
      shownReviewFields(),
      "Reviews of people who work or worked there, as far as the page shows them.",
    ),
    similarCompanies: listField(
      {
        id: textField("Slug; `company` takes it."),
        name: neededText("Name."),
        rating: numberField("Mean rating, 1 to 5."),
        reviewCount: countField("Reviews."),
        jobCount: countField("Open jobs."),
      },
      "Companies that the source calls similar.",
    ),
  })
  .meta({ title: "Company" });
