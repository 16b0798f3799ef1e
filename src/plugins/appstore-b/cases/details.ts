import type { PluginCase } from "../../../plugin-sdk/index.ts";

/** Keywords, permissions and data safety. */
export const detailCases: PluginCase[] = [
  {
    name: "Suggestions for a text",
    input: { operation: "keywords", keyword: "chess" },
    har: "cases/keywords.har.json",
    truncate: "batchexecute",
    expect: {
      count: 2,
      records: [
        {
          term: "chess",
          suggestion: "quarry chess",
          position: 1,
          url: "https://play.google.com/store/search?q=quarry+chess&c=apps",
          searchStats: null,
        },
        { suggestion: "chess lessons", position: 2 },
      ],
    },
  },
  {
    name: "Where apps stand in the results of each suggestion",
    input: { operation: "keywords", searchTerms: ["chess"], appIds: ["com.example.go", "com.example.notes"] },
    har: "cases/keywords-search-stats.har.json",
    expect: {
      count: 1,
      records: [
        {
          suggestion: "quarry chess",
          searchStats: {
            resultCount: 4,
            titleMatchShare: 0.5,
            meanTopScore: 4.2,
            meanTopMinInstalls: 7_000,
            ranks: [
              { appId: "com.example.go", rank: 3 },
              { appId: "com.example.notes", rank: null },
            ],
          },
          featureCoverage: { includeSearchStats: "extracted" },
        },
      ],
    },
  },
  {
    name: "A text without suggestions gives none",
    input: { operation: "keywords", searchTerms: ["zzqqxx"] },
    har: "cases/keywords-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "Permissions of an app in groups",
    input: { operation: "permissions", appIds: ["com.example.chess"] },
    har: "cases/permissions.har.json",
    truncate: "batchexecute",
    expect: {
      count: 1,
      records: [
        {
          appId: "com.example.chess",
          permissionCount: 4,
          groups: [
            {
              kind: "common",
              name: "Camera",
              key: "camera",
              iconUrl: "https://play-lh.googleusercontent.com/perm-camera",
              permissions: ["take pictures and videos"],
            },
            { kind: "other", name: "Other", permissions: ["full network access", "run at startup"] },
            { kind: "ungrouped", name: null, permissions: ["receive data from Internet"] },
          ],
        },
      ],
    },
  },
  {
    name: "An app without permissions is told from one that does not exist",
    input: { operation: "permissions", appIds: ["com.example.notes", "com.example.gone"] },
    har: "cases/permissions-none.har.json",
    expect: {
      count: 1,
      warnings: { input_not_found: 1 },
      records: [{ appId: "com.example.notes", permissionCount: 0, groups: [] }],
    },
  },
  {
    name: "Data safety of two apps, one of which shares and collects nothing",
    input: {
      operation: "data-safety",
      appIds: ["com.example.chess", "https://play.google.com/store/apps/datasafety?id=com.example.notes"],
      includeLegalContact: true,
    },
    har: "cases/data-safety.har.json",
    truncate: "/store/apps/datasafety",
    expect: {
      count: 2,
      records: [
        {
          appId: "com.example.chess",
          url: "https://play.google.com/store/apps/datasafety?id=com.example.chess&hl=en&gl=us",
          declared: true,
          developer: "Stone Games",
          developerId: "7000000000000000001",
          developerContact: { legalName: "Stone Games Ltd" },
          privacyPolicyUrl: "https://stone.example/privacy",
          shared: [
            {
              category: "Location",
              types: [{ type: "Approximate location", optional: true, purposes: ["Analytics"] }],
            },
          ],
          sharedNote: null,
          collected: [
            {
              category: "Personal info",
              types: [
                { type: "Name", optional: true, purposes: ["Account management"] },
                { type: "Email address", optional: false, purposes: ["Analytics", "Account management"] },
              ],
            },
          ],
          securityPractices: [
            { title: "Data is encrypted in transit", description: "Over a secure connection" },
          ],
          featureCoverage: { includeLegalContact: "extracted" },
        },
        {
          appId: "com.example.notes",
          developerId: "Ann Slate",
          declared: true,
          shared: [],
          sharedNote: "No data shared with third parties. The developer says so. Learn more",
          collected: [],
          collectedNote: "No data collected",
          securityPractices: [],
        },
      ],
    },
  },
  {
    name: "A page without a declaration is a warning",
    input: { operation: "data-safety", appIds: ["com.example.chess"] },
    har: "cases/data-safety-not-declared.har.json",
    expect: {
      count: 1,
      warnings: { data_safety_not_declared: 1 },
      records: [{ declared: false, shared: [], collected: [], developerContact: null }],
    },
  },
  {
    name: "A data safety page that says Not Found with status 200",
    input: { operation: "data-safety", appIds: ["com.example.gone"] },
    har: "cases/data-safety-missing.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { input_not_found: 1 } },
  },
];
