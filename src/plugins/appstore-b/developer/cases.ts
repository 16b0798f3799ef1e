import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

export const developerCases: PluginCase[] = [
  {
    name: "A developer with a number: featured app, first page, further page, repeated token",
    input: { operation: "developer", developerId: "7000000000000000001" },
    har: "developer/developer-by-number.har.json",
    truncate: "/store/apps/dev",
    expect: {
      warnings: { pages_repeat: 1 },
      records: [
        {
          resultPosition: null,
          isFeatured: true,
          id: "com.example.chess",
          developerProfile: {
            developerId: "7000000000000000001",
            name: "Stone Games",
            description: "Board games & puzzles.",
            url: "https://play.google.com/store/apps/dev?id=7000000000000000001",
            imageUrl: "https://play-lh.googleusercontent.com/dev-logo",
            headerImageUrl: "https://play-lh.googleusercontent.com/dev-header",
          },
        },
        {
          resultPosition: 1,
          isFeatured: false,
          id: "com.example.checkers",
          developerId: "7000000000000000001",
        },
        {
          resultPosition: 2,
          id: "com.example.tiles",
          title: "Quarry Tiles",
          developer: "Stone Games",
          developerId: "7000000000000000001",
          summary: "Later page & fewer fields",
          rating: 4.04,
          price: 2.99,
          priceText: "$2.99",
          iconUrl: "https://play-lh.googleusercontent.com/icon-more",
          installs: null,
        },
      ],
    },
  },
  {
    name: "A refused page of an app costs the details, not the further pages of the list",
    input: { operation: "developer", developerId: "7000000000000000001", includeAppInfo: true },
    har: "developer/developer-app-info-refused.har.json",
    expect: {
      error: "source_blocked",
      warnings: { app_info_not_read: 3, pages_repeat: 1 },
      records: [
        { appInfo: null },
        { id: "com.example.checkers" },
        { id: "com.example.tiles", appInfo: null },
      ],
    },
  },
  {
    name: "A further page that is not found ends the list, and costs none of the apps before it",
    input: { operation: "developer", developerId: "7000000000000000001" },
    har: "developer/developer-page-lost.har.json",
    expect: {
      warnings: { pages_end_early: 1 },
      records: [{ id: "com.example.chess" }, { id: "com.example.checkers" }],
    },
  },
  {
    name: "A developer with a name, from an address",
    input: { url: "https://play.google.com/store/apps/developer?id=Ann+Slate" },
    har: "developer/developer-by-name.har.json",
    expect: {
      records: [
        {
          id: "com.example.notes",
          developerProfile: { developerId: "Ann Slate", name: "Ann Slate", imageUrl: null },
        },
      ],
    },
  },
  ...withoutRecords(
    "developer/developer",
    { operation: "developer", developerIds: ["7000000000000000001"] },
    [
      ["A developer without apps gives none", "without-apps", null],
      ["A developer that does not exist", "missing", "input_not_found", { developerIds: ["Nobody Here"] }],
    ],
  ),
];
