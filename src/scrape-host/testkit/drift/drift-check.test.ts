import { describe, expect, it } from "vitest";
import { garden, gardenCases, GARDEN_CASES_URL, type Habit } from "../../../../test/fixtures/drift/garden.ts";
import { checkDrift, type DriftOptions, type DriftReport } from "./drift-check.ts";
import { driftProblems, driftSummary } from "./drift-words.ts";

const ALL: DriftOptions = { choice: "all", seed: 1, sampleSize: 0, known: [] };

function drift(habit: Habit, options: Partial<DriftOptions> = {}): Promise<DriftReport> {
  return checkDrift(garden(habit), gardenCases, GARDEN_CASES_URL, { ...ALL, ...options });
}

function causes({ findings }: DriftReport): string[] {
  const named = findings.map(({ kind, field, variant }) => `${variant.operation}: ${kind} ${field}`.trim());
  return [...new Set(named)].sort();
}

describe("the drift check", () => {
  it("finds nothing wrong with a parser that notices", async () => {
    const report = await drift("none");
    expect(driftProblems(report, "garden", 1)).toEqual([]);
    expect(report.ran).toBe(report.of);
    expect(report.ran).toBeGreaterThan(150);
  });

  it.each<[habit: Habit, causes: string[]]>([
    ["defaults", ["stock: wrong value count"]],
    ["any target", ["stock: wrong value id"]],
    [
      "any page",
      [
        "list: unfit failure source_changed",
        "plant: wrong value name",
        "stock: unfit failure source_changed",
      ],
    ],
    ["skips rows", ["list: missing Record"]],
    ["nothing found", ["list: empty success"]],
    ["any list", ["list: foreign Record", "list: missing Record"]],
  ])("catches the habit `%s` by name", async (habit, expected) => {
    expect(causes(await drift(habit))).toEqual(expected);
  });

  it("says what changed, where, what came of it and how to see it again", async () => {
    const report = await drift("defaults");
    const [problem = ""] = driftProblems(report, "plugins/garden", 1);
    expect(problem.split("\n")).toEqual([
      "stock: wrong value in count after key-renamed at $.count (seed 1)",
      "  expected 4200",
      "  got      0",
      "  case     Stock p1; and 1 more",
      "  again    npm run plugin:test -- plugins/garden --drift 'stock-p1/0/key-renamed/1' --seed 1",
    ]);
    const again = await drift("defaults", { choice: "stock-p1/0/key-renamed/1" });
    expect(again.ran).toBe(1);
    expect(causes(again)).toEqual(["stock: wrong value count"]);
  });

  it("lets a known finding stand, and wants it out when it no longer occurs", async () => {
    const known = [
      {
        operation: "stock",
        finding: "wrong value",
        mutation: "key-renamed",
        field: "count",
        variant: "stock-p1/0/key-renamed/1",
        reason: "The author sleeps.",
      },
    ];
    expect(driftProblems(await drift("defaults", { known }), "garden", 1)).toEqual([]);
    expect(driftProblems(await drift("none", { known }), "garden", 1)).toEqual([
      "driftKnown: wrong value in count of stock-p1/0/key-renamed/1 no longer occurs; take the entry out.",
    ]);
  });

  it("hides by a known finding no more than the entry says", async () => {
    const { findings } = await drift("any list");
    const [first] = findings.filter(({ kind }) => kind === "foreign Record");
    if (first === undefined) throw new Error("There is no foreign Record.");
    const { id, operation, mutation } = first.variant;
    const known = [
      {
        operation,
        finding: first.kind,
        mutation: mutation.name,
        place: mutation.place,
        variant: id,
        reason: "The author sleeps.",
      },
    ];
    const { findings: left, stale } = await drift("any list", { known });
    const isHidden = ({ kind, variant }: (typeof findings)[number]): boolean =>
      kind === first.kind &&
      variant.operation === operation &&
      variant.mutation.name === mutation.name &&
      variant.mutation.place === mutation.place;
    const idOf = ({ kind, variant }: (typeof findings)[number]): string => `${kind} ${variant.id}`;
    expect(stale).toEqual([]);
    expect(left.map(idOf)).toEqual(findings.filter((one) => !isHidden(one)).map(idOf));
    expect(left.map(({ kind }) => kind)).toContain("foreign Record");
  });

  it("tries no more than its sample and says how much that was", async () => {
    const none = await drift("none", { choice: "sample", sampleSize: 3 });
    expect(none.ran).toBe(3);
    expect(driftSummary("garden", 1, none)).toBe(
      `drift of garden: 3 of ${none.of} variants ran with seed 1; 0 findings`,
    );
  });
});
