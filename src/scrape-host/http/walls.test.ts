import { expect, test } from "vitest";
import { isSignIn, isWall } from "./walls.ts";

test.each([
  ["https://accounts.google.com/ServiceLogin?continue=x", true],
  ["https://consent.youtube.com/m?continue=x", true],
  ["https://www.linkedin.com/authwall?trk=x", true],
  ["https://a.example/en-us/login", true],
  ["https://a.example/sorry/index?continue=x", true],
  ["https://a.example/users/sign_in", true],
  ["https://a.example/users/connect", true],
  ["https://a.example/i/flow/login?redirect_after_login=x", true],
  ["https://a.example/wp-login.php?redirect_to=x", true],
  ["https://giris.a.example/?returnUrl=x", true],
  ["https://idp.a.example/saml", true],
  ["https://a.example/login-shop/items", false],
  ["https://a.example/items/login", false],
  ["https://a.example/sessions", false],
  ["https://authors.example/", false],
  ["not a url", false],
])("%s is a place to sign in: %s", (url, expected) => {
  expect(isWall(url)).toBe(expected);
});

const asked = new URL("https://a.example/items/7?page=2");
const DECLARED = "https://a.example";
const FOREIGN = "https://b.example";

test.each([
  "/account/login",
  "/customer/account/login/",
  "/user/login",
  "/user/acct/login",
  "/auth/signin",
  "/oauth/authorize?client_id=1",
  "/oauth2/v2/authorize",
  "/realms/shop/protocol/openid-connect/auth?client_id=web",
  "/uyelik/giris",
  "/uyelik/giri%C5%9F",
  "/de/konto/anmelden",
  "/compte/connexion",
  "/Account/Login.aspx",
  "/customer-login?url=https%3A%2F%2Fa.example%2Fitems%2F7",
  "/giris-yap?returnUrl=%2Fitems%2F7%3Fpage%3D2",
])("a redirect to %s is one to a page to sign in at", (path) => {
  expect(isSignIn(new URL(path, DECLARED), asked, true)).toBe(true);
  expect(isSignIn(new URL(path, FOREIGN), asked, false)).toBe(true);
});

test.each([
  // A repository, a tag or a product of that name, and an edition of Indonesia.
  ["https://a.example/items/login", true],
  ["https://a.example/topics/authenticate?from=%2Fother", true],
  ["https://a.example/users/7", true],
  ["https://a.example/account/items/7", true],
  ["https://a.example/items/login-lamp", true],
  ["https://id.a.example/items/7", false],
  ["https://b.example/items/7?next=%2Fitems%2F7", false],
  ["https://b.example/bloggin", false],
  ["https://b.example/%E0%A4%A", false],
])("a redirect to %s is not", (url, isDeclared) => {
  expect(isSignIn(new URL(url), asked, isDeclared)).toBe(false);
});

test("a thing called login that moved is no page to sign in at", () => {
  const repository = new URL("https://a.example/users/old/login");
  expect(isSignIn(new URL("https://a.example/users/new/login"), repository, true)).toBe(false);
});
