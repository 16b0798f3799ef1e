import { type GraphQLObjectType, isLeafType, getNullableType } from "graphql";
import type { OperationFacts } from "../../domain/scraper/scraper-facts.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { OperationExample } from "../../schema/scraper/operation.type.ts";
import { typedVariables } from "../../schema/typed/plain-input.ts";
import { tokenName, typeName } from "../../schema/typed/type-names.ts";
import type { GatewayServices } from "../context.ts";

const RECORDS = 5;
const FIELDS = 5;
const WAIT_SECONDS = 30;
/** What a reader looks for first. */
const TELLING = ["id", "url", "title", "name"];

/** A call with the input of the canary on each face; null without a canary or without types. */
export function exampleOf(
  { families, publicUrl }: GatewayServices,
  { scraperId, name, canary }: Pick<OperationFacts, "scraperId" | "name" | "canary">,
): OperationExample | null {
  const inputType = families.inputTypes.get(scraperId)?.get(name);
  const recordType = families.recordTypes.get(scraperId)?.get(name);
  if (canary === null || inputType === undefined || recordType === undefined) return null;
  const fields = tellingFields(recordType, canary.atLeast.fields);
  const typed = {
    [tokenName(scraperId)]: { [tokenName(name)]: typedVariables(inputType, canary.input) },
  };
  return {
    query: documentOf(typeName(scraperId, name), recordType.name, fields),
    variables: { input: { typed, limit: RECORDS } },
    curl: curlOf(publicUrl(), {
      scraper: scraperId,
      input: { operation: name, ...canary.input },
      limit: RECORDS,
    }),
    client: clientLine([scraperId, name, canary.input, { limit: RECORDS }]),
  };
}

function documentOf(name: string, recordType: string, fields: readonly string[]): string {
  return `mutation ${name}($input: RequestCreateInput!) {
  requestCreate(input: $input, wait: ${WAIT_SECONDS}) {
    request {
      id
      status
      agentInstruction
      records(first: ${RECORDS}) {
        nodes {
          value {
            ... on ${recordType} {
${fields.map((field) => `              ${field}`).join("\n")}
            }
          }
        }
      }
    }
  }
}`;
}

/** Fields without fields of their own: those that the canary is sure of, then what names the thing, then the first. */
function tellingFields(type: GraphQLObjectType, sure: readonly string[]): string[] {
  const leaves = Object.values(type.getFields())
    .filter((field) => isLeafType(getNullableType(field.type)))
    .map((field) => field.name);
  const wanted = [...TELLING, ...sure].filter((field) => leaves.includes(field));
  return [...new Set([...wanted, ...leaves])].slice(0, FIELDS);
}

function curlOf(url: string, body: JsonObject): string {
  // In quotes of the shell a quote cannot stand; in JSON it can be written otherwise.
  const json = JSON.stringify(body).replaceAll("'", "\\u0027");
  return [
    `curl -sS '${url}/v1/requests?include=results'`,
    `-H "Authorization: Bearer $QUARRY_API_KEY"`,
    `-H 'Content-Type: application/json' -H 'Prefer: wait=${WAIT_SECONDS}'`,
    `-d '${json}'`,
  ].join(" ");
}

function clientLine(args: readonly unknown[]): string {
  const [scraper, operation, input, options] = args.map((one) => JSON.stringify(one));
  return `for await (const record of quarry.scrape(${scraper}, ${operation}, ${input}, ${options})) console.log(record);`;
}
