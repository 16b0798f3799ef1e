import {
  atLeastOne,
  changed,
  countField,
  eachTarget,
  fillerOf,
  identityFields,
  operation,
  productFields,
  steps,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { knownProduct, marketInput, productForms, productInput, productTargets } from "../inputs.ts";
import { askProduct } from "../page/product-page.ts";
import { questionCountOn, questionsOn } from "../page/questions.ts";
import { productUrl } from "../targets.ts";

const { questionSamples } = productFields();
const ProductQuestions = z
  .object({
    ...identityFields("the product"),
    questionCount: countField("Answered questions that the page counts."),
    questionCountText: textField("That count, as shown."),
    questionSamples,
  })
  .meta({ title: "ProductQuestions" });
const questionsOf = fillerOf(ProductQuestions.shape);
/** Where pages print a count or a list; empty on those that have neither. */
const BOXES = "#ask_feature_div, .askTeaserQuestions, #askATFLink";

export const questions = operation({
  name: "questions",
  aliases: ["question", "qa", "answers", "questionsAndAnswers"],
  title: "Questions",
  summary: "How many questions about a product were answered, and those few that its page still prints.",
  agentHint: "Use with ASINs. Most pages show none since 2024; `reviews` says more.",
  availability: "partial",
  availabilityNote:
    "The lists of questions are gone and an assistant stands in their place: a count, or a few questions on older pages, is all that is public.",
  input: z.object({ ...productInput, ...marketInput }).check(atLeastOne("productUrls", "productIds")),
  normalize: steps(productForms),
  record: ProductQuestions,
  dedupeKey: (record) => record.url,
  canary: { input: { productIds: ["B0057OC5O8"] }, atLeast: { records: 1, fields: ["title"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, productTargets(asked), async function* (given, inner) {
      const { country, id: wanted } = await knownProduct(inner, asked, given);
      const { page, doc, facts, id, title } = await askProduct(inner, country, asked, wanted);
      const [questionCount, samples] = [questionCountOn(doc, facts), questionsOn(doc, facts)];
      if (questionCount === null && samples === null) {
        if (doc.all(BOXES).some((box) => box.text() !== ""))
          throw changed(page, `The page of ${id} says something of questions in another form.`);
        return inner.foundNothing(`The page of ${id} shows no questions.`);
      }
      const questionCountText = doc.textOf("#askATFLink");
      const url = productUrl(country, id);
      yield found(
        page,
        questionsOf({ id, url, title, questionCount, questionCountText, questionSamples: samples }),
      );
    }),
});
