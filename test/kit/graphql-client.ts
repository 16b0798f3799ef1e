/** JSON of an answer, for tests whose assertions are what checks its shape. */
export type AnswerJson = ReturnType<typeof JSON.parse>;

/** One error as GraphQL answers carry it. */
export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  locations?: { line: number; column: number }[];
  extensions: {
    code: string;
    agent_instruction: string;
    docs_url: string;
    request_id: string | null;
    retryable: boolean;
    details: { path: string; code: string; message: string; limit?: number; actual?: number }[];
  };
}

export interface GraphqlReply<T> {
  status: number;
  headers: Headers;
  body: { data?: T | null; errors?: GraphqlError[] };
}

/**
 * Sends one GraphQL operation by POST.
 * @param url origin of the server
 * @param key API key, or null for a call without credentials
 */
export async function graphql<T = Record<string, unknown>>(
  url: string,
  key: string | null,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphqlReply<T>> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as GraphqlReply<T>["body"];
  return { status: response.status, headers: response.headers, body };
}

/** The data of an operation that must not fail; throws with the errors when it does. */
export async function graphqlData<T = Record<string, unknown>>(
  url: string,
  key: string | null,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const { status, body } = await graphql<T>(url, key, query, variables, headers);
  if (body.errors || body.data == null)
    throw new Error(`GraphQL answered ${status}: ${JSON.stringify(body.errors ?? body)}`);
  return body.data;
}
