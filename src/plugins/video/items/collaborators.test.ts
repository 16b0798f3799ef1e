import { describe, expect, it } from "vitest";
import { leaderIn } from "./collaborators.ts";

const channel = (name: unknown, id: string) => ({
  listItemViewModel: {
    title: {
      content: name,
      commandRuns: [{ onTap: { innertubeCommand: { browseEndpoint: { browseId: id } } } }],
    },
    subtitle: { content: "\u200e\u2068@kites.and-wind\u2069 • \u20682.29m subscribers\u2069" },
  },
});
const command = (listItems: unknown) => ({
  panelLoadingStrategy: { inlineContent: { sheetViewModel: { content: { listViewModel: { listItems } } } } },
});
const menu = {
  menuButton: { showSheetCommand: command([{ listItemViewModel: { title: { content: "Share" } } }]) },
};
const both = [channel("Red Kites", "UCkite"), channel("Paper Dragons", "UCdragon")];

const leader = (lists: unknown, names: unknown = lists) => {
  const warnings: string[] = [];
  return { of: leaderIn(lists, names, (code) => void warnings.push(code)), warnings };
};

describe("the first of several channels", () => {
  it("is read from a sheet as from a dialog, with the handle and subscribers below its name", () => {
    const { of, warnings } = leader({ showSheetCommand: command(both) });
    expect(of).toMatchObject({
      id: "UCkite",
      name: "Red Kites",
      path: "@kites.and-wind",
      subscriberCountText: "2.29m subscribers",
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    ["the first is gone", { showDialogCommand: command([null, both[1]]) }],
    ["the first has no name", { showDialogCommand: command([channel(1, "UCkite"), both[1]]) }],
    ["the list is empty", { showDialogCommand: command([]) }],
    ["the command is null", { showSheetCommand: null }],
    ["only pictures are left", { avatarStackViewModel: { avatars: [{}, {}], rendererContext: null } }],
  ])("is null with a warning where %s", (_, tree) => {
    expect(leader(tree)).toEqual({ of: null, warnings: ["field_missing"] });
  });

  it("is none where one channel published it, whatever menus stand beside", () => {
    const one = { browseEndpoint: { browseId: "UCkite" } };
    expect(leader([one, menu], one)).toEqual({ of: undefined, warnings: [] });
  });

  it("is found in a second list where the first one cannot be read", () => {
    const lists = [{ showDialogCommand: command([null, both[1]]) }, { showDialogCommand: command(both) }];
    expect(leader(lists).of).toMatchObject({ id: "UCkite" });
  });
});
