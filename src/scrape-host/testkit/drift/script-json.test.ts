import { expect, test } from "vitest";
import { scriptJson } from "./script-json.ts";

test("a short object that is a whole script is passed over, and what stands behind it is found", () => {
  const long = '{"name":"kite","price":"20.00"}';
  expect(scriptJson(`<script id="s">{"count":1}</script><script id="t">${long}</script>`)).toMatchObject([
    { where: "script t", text: long },
  ]);
  expect(scriptJson(`<script id="s">{"a":1}; var state = ${long};</script>`)).toMatchObject([{ text: long }]);
});
