import { expect, it } from "vitest";
import { dashboardLine } from "./dashboard-line.ts";

const URL = "http://127.0.0.1:4000";
const PAGE = `  dashboard  ${URL}/dashboard/`;

it.each([
  [
    "a terminal shows the link",
    "qf_x",
    true,
    `  dashboard  ${URL}/first-visit?token=qf_x   (signs in, once)`,
  ],
  ["a log shows no secret", "qf_x", false, PAGE],
  ["who owns the account signs in", null, true, PAGE],
])("%s", (_what, token, isTerminal, line) => {
  expect(dashboardLine(URL, token, isTerminal)).toBe(line);
});
