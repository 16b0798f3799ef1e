import { owner } from "./access.ts";
import { account } from "./account.ts";
import { kind } from "./kind.ts";

export const apiKey = kind({
  id: "key",
  node: "ApiKey",
  one: "API key",
  many: "API keys",
  // Of those that work.
  most: 50,
  page: { usual: 50, most: 100 },
  rest: { tag: account.rest.tag, path: "/v1/api-keys" },
  access: owner("account")("Account.apiKeys", "Mutation.apiKeyCreate", "Mutation.apiKeyRevoke"),
});
