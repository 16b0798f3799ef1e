import { expect, test } from "vitest";
import { isWall } from "./walls.ts";

test.each([
  ["https://accounts.google.com/ServiceLogin?continue=x", true],
  ["https://consent.youtube.com/m?continue=x", true],
  ["https://www.linkedin.com/authwall?trk=x", true],
  ["https://a.example/en-us/login", true],
  ["https://a.example/sorry/index?continue=x", true],
  ["https://a.example/users/sign_in", true],
  ["https://a.example/login-shop/items", false],
  ["https://a.example/items/login", false],
  ["https://a.example/sessions", false],
  ["https://authors.example/", false],
  ["not a url", false],
])("%s is a place to sign in: %s", (url, expected) => {
  expect(isWall(url)).toBe(expected);
});
