import { expect, it } from "vitest";
import { en } from "../../words/en/all-words.ts";
import { formatOf } from "../../words/format.ts";
import { historyOf } from "./history.ts";

it("tells what happened to a Request, the earliest first, and a round that was resumed before its end", () => {
  const history = historyOf(
    {
      createdAt: "2026-11-27T10:00:00.000Z",
      startedAt: "2026-11-27T10:00:01.000Z",
      finishedAt: "2026-11-27T10:10:00.000Z",
      expiresAt: null,
      status: "SUCCEEDED",
      stopReason: "LIMIT_REACHED",
      recordCount: 1200,
      rounds: [
        {
          round: 1,
          status: "FAILED",
          stopReason: null,
          recordCount: 400,
          finishedAt: "2026-11-27T10:05:00.000Z",
        },
        {
          round: 2,
          status: "SUCCEEDED",
          stopReason: null,
          recordCount: 1200,
          finishedAt: "2026-11-27T10:10:00.000Z",
        },
      ],
    },
    en,
    formatOf("en"),
  );
  expect(history.map(({ title, tone, note }) => [title, tone, note])).toEqual([
    ["Created", "quiet", undefined],
    ["Started", "accent", undefined],
    ["Round 1: Failed", "bad", "400 Records"],
    ["Succeeded", "good", "1,200 Records. It has as many Records as it was limited to."],
  ]);
});

it("of one that waits is its beginning alone", () => {
  const none = {
    startedAt: null,
    finishedAt: null,
    expiresAt: null,
    stopReason: null,
    recordCount: 0,
    rounds: [],
  };
  const history = historyOf(
    { ...none, createdAt: "2026-11-27T10:00:00.000Z", status: "QUEUED" },
    en,
    formatOf("en"),
  );
  expect(history.map(({ key }) => key)).toEqual(["created"]);
});
