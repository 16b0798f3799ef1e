/** Examples of the reference; its test holds each against the declaration that it illustrates. */

const ID = "req_68f0c2d4a1b2c3d4e5f60718";

export const newRequestExample = {
  scraper: "codehost",
  input: { operation: "issue", repo: "nodejs/undici", number: 1 },
  limit: 1,
  maxCost: 0.01,
};

export const queuedRequestExample = {
  id: ID,
  scraper: "codehost",
  operation: "issue",
  input: { operation: "issue", repo: "nodejs/undici", number: 1, limit: 1 },
  normalizations: [],
  status: "queued",
  stopReason: null,
  limit: 1,
  maxCost: 0.01,
  maxCostUsdMicros: 10_000,
  estimatedCost: 0.0006,
  estimatedCostUsdMicros: 600,
  finalCost: null,
  finalCostUsdMicros: null,
  currency: "USD",
  recordCount: 0,
  progress: {
    pagesFetched: 0,
    recordsStored: 0,
    total: null,
    bytesReceived: 0,
    retries: 0,
    dropped: 0,
    duplicates: 0,
    warnings: [],
  },
  attempt: 0,
  round: 1,
  resultsUrl: `http://127.0.0.1:4000/v1/requests/${ID}/results`,
  agentInstruction: `Poll GET /v1/requests/${ID} until the status is terminal.`,
  error: null,
  createdAt: "2026-01-31T12:00:00.000Z",
  startedAt: null,
  finishedAt: null,
  expiresAt: null,
};

export const finishedRequestExample = {
  ...queuedRequestExample,
  status: "succeeded",
  stopReason: "limit_reached",
  finalCost: 0.0006,
  finalCostUsdMicros: 600,
  recordCount: 1,
  progress: {
    ...queuedRequestExample.progress,
    pagesFetched: 1,
    recordsStored: 1,
    total: 1,
    bytesReceived: 8192,
  },
  attempt: 1,
  agentInstruction: `Read the Records at GET /v1/requests/${ID}/results.`,
  startedAt: "2026-01-31T12:00:00.100Z",
  finishedAt: "2026-01-31T12:00:01.000Z",
  expiresAt: "2026-03-02T12:00:01.000Z",
};

export const estimateExample = {
  scraper: "codehost",
  operation: "issue",
  input: queuedRequestExample.input,
  normalizations: [],
  limit: 1,
  affordableRecords: 1,
  priceUsdMicros: 600,
  estimatedCost: 0.0006,
  estimatedCostUsdMicros: 600,
  currency: "USD",
};

export const requestListExample = { data: [finishedRequestExample], nextCursor: null };

const recordExample = { type: "issue", number: 1, title: "An issue" };

export const resultsPageExample = { data: [recordExample], nextCursor: null, complete: true };
/** One call with `Prefer: wait=30` and `include=results`. */
export const createdRequestExample = { ...finishedRequestExample, results: resultsPageExample };

export const logPageExample = {
  data: [
    {
      at: "2026-01-31T12:00:00.400Z",
      level: "info",
      attempt: 1,
      message: "response",
      data: { url: "https://api.github.com/repos/nodejs/undici/issues/1", status: 200, ms: 210, bytes: 8192 },
    },
  ],
  nextCursor: null,
};

export const accountExample = {
  id: "acc_000000000000000000000001",
  name: "local",
  plan: "Plus",
  billingActive: true,
  available: 19.9994,
  availableUsdMicros: 19_999_400,
  held: 0,
  heldUsdMicros: 0,
  currency: "USD",
};

const apiKeyExample = {
  id: "key_68f0c2d4a1b2c3d4e5f60719",
  label: "ci",
  hint: "qk_Zk3v…",
  createdAt: "2026-01-31T12:00:00.000Z",
  revokedAt: null,
};

export const apiKeyListExample = { data: [apiKeyExample], nextCursor: null };
export const newApiKeyExample = { ...apiKeyExample, secret: "qk_<43 characters, shown this once>" };
export const revokedApiKeyExample = { ...apiKeyExample, revokedAt: "2026-01-31T13:00:00.000Z" };

export const resultsJsonlExample = `${JSON.stringify(recordExample)}\n`;
export const resultsCsvExample = "type,number,title\nissue,1,An issue\n";

const dataSourceExample = {
  id: "codehost",
  title: "Code host",
  summary: "Public repositories, code, issues and people.",
  unit: "record",
  priceEvents: [{ name: "record_stored", unit: "record", usdMicros: 600 }],
  defaultOperation: "search",
  operations: [
    {
      name: "issue",
      aliases: [],
      title: "Issue",
      summary: "One issue with its labels.",
      agentHint: "Use it for one known issue.",
      availability: "full",
      availabilityNote: null,
      features: [],
    },
  ],
  origins: ["https://api.github.com"],
  isolation: "in_process",
  inputSchema: { type: "object" },
  status: "ready",
};

export const dataSourceListExample = { data: [dataSourceExample], nextCursor: null };

export const oneDataSourceExample = {
  ...dataSourceExample,
  operations: dataSourceExample.operations.map((operation) => ({
    ...operation,
    inputSchema: { type: "object" },
    recordSchema: { type: "object" },
  })),
};

export const sourceHealthListExample = {
  data: [
    {
      id: "codehost",
      title: "Code host",
      status: "ready",
      reason: null,
      recentRuns: 12,
      successRate: 1,
      errorRates: [],
      lastSuccessAt: "2026-01-31T12:00:01.000Z",
      lastFailureAt: null,
      operations: [
        {
          name: "issue",
          status: "degraded",
          lastSuccessAt: "2026-01-31T12:00:01.000Z",
          lastFailureAt: null,
          fieldWarnings: [
            {
              code: "field_always_null",
              path: "author.url",
              since: "2026-01-31T11:00:00.000Z",
              recordCount: 25,
            },
          ],
          canary: null,
        },
      ],
    },
  ],
  nextCursor: null,
};
