import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const dataSafetyCases: PluginCase[] = [
  {
    name: "Data safety of two apps, one of which shares and collects nothing",
    input: {
      operation: "data-safety",
      appIds: ["com.example.chess", "https://play.google.com/store/apps/datasafety?id=com.example.notes"],
      includeLegalContact: true,
    },
    har: "data-safety/data-safety.har.json",
    truncate: "/store/apps/datasafety",
    expect: {
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
          collectedNote: "No data collected. The developer says so too.",
          securityPractices: [],
        },
      ],
    },
  },
  {
    name: "A page without a declaration is a warning",
    input: { operation: "data-safety", appIds: ["com.example.chess"] },
    har: "data-safety/data-safety-not-declared.har.json",
    expect: {
      warnings: { data_safety_not_declared: 1 },
      records: [{ declared: null, shared: null, collected: null, developerContact: null }],
    },
  },
  ...withoutRecords("data-safety/data-safety", { operation: "data-safety", appIds: ["com.example.chess"] }, [
    [
      "A data safety page that says Not Found with status 200",
      "missing",
      "input_not_found",
      { appIds: ["com.example.gone"] },
    ],
    ["The page of the app in place of its data safety is no declaration", "app-page", "source_changed"],
    ["The data safety of another app is no answer", "other-app", "source_changed"],
  ]),
];
