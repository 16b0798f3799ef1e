import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const agentsCases: PluginCase[] = [
  {
    name: "Agents of a place over two pages, without the offers of the site",
    input: { operation: "agents", city: "Slateford, NM" },
    har: "agents/agents.har.json",
    truncate: "page=1",
    expect: {
      count: 3,
      records: [
        {
          id: "asample",
          url: "https://www.zillow.com/profile/asample/",
          name: "A. Sample",
          brokerage: "Bedrock Realty",
          rating: 4.9,
          reviewCount: 1204,
          isTopAgent: true,
          tags: ["TEAM"],
          statistics: [{ value: "$100K - $900K" }, { value: null }],
          phone: null,
        },
        { id: "b.example", rating: null, resultPosition: 2 },
        { id: "cspecimen", resultPosition: 3 },
      ],
    },
  },
  {
    name: "A directory of the older layout, for a name",
    input: {
      url: "https://www.zillow.com/professionals/real-estate-agent-reviews/slateford-nm/",
      operation: "agents",
      agentName: "Sample",
    },
    har: "agents/agents-older.har.json",
    expect: { count: 1, records: [{ id: "asample", location: { $re: "/slateford-nm/$" } }] },
  },
  {
    name: "Profiles by name and address, with contacts where asked",
    input: { profiles: ["asample", "https://www.zillow.com/profile/b.example"], includeContacts: true },
    har: "agents/agents-profile.har.json",
    truncate: "/profile/asample",
    expect: {
      count: 2,
      records: [
        {
          id: "asample",
          phone: "555-0100",
          email: "a.sample@example.com",
          description: "Homes of stone.",
          licences: [{ number: "L-1", kind: "Broker" }, { number: null }],
          recentSales: [{ propertyId: "70000008", soldOn: "2025-11-03" }, { propertyId: null }],
          statistics: [
            { value: null },
            { label: "totalSales", value: "88" },
            { value: null },
            { value: null },
          ],
          featureCoverage: { includeAgents: "extracted" },
        },
        { id: "b.example", licences: null, featureCoverage: { includeAgents: "not_found" } },
      ],
    },
  },
  {
    name: "A profile of an older layout lists licences and telephones by headings",
    input: { profiles: ["delder"], includeContacts: true },
    har: "agents/agents-profile-older.har.json",
    expect: {
      count: 1,
      records: [
        {
          phone: "(555) 555-0140",
          brokeragePhone: "(555) 555-0141",
          licences: [{ number: "C-20942", state: "NM", status: null }],
        },
      ],
    },
  },
  {
    name: "A name that no agent has gives none",
    input: { operation: "agents", location: "Slateford, NM", name: "Zzqx" },
    har: "agents/agents-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A directory that counts agents and lists none has another form",
    input: { operation: "agents", location: "Slateford, NM" },
    har: "agents/agents-lost.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A profile of another agent is not taken",
    input: { operation: "agents", profiles: ["someone"] },
    har: "agents/agents-other.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
