import { expect, test } from "vitest";
import { askedIn } from "./asked.ts";
import { checkSearch } from "./check-search.ts";

test.each([
  ["/q-stone-cutter-l-llano,-tx-jobs.html", "stone cutter", "llano, tx"],
  ["/q-nurse-jobs.html", "nurse", ""],
  ["/l-austin,-tx-jobs.html", "", "austin, tx"],
  ["/q-infirmier-l-saint-denis-93-emplois.html", "infirmier", "saint denis 93"],
  ["/q-mermer-ustas%C4%B1-l-ankara-i%C5%9F-ilanlar%C4%B1.html", "mermer ustası", "ankara"],
  ["/q-muratore-l-roma-offerte-lavoro.html", "muratore", "roma"],
  ["/q-part-l-time-l-bonn-jobs.html", "part l time", "bonn"],
])("%s asks for %j in %j", (path, text, place) => {
  expect(askedIn(path, {})).toEqual({ text, place, isExact: false });
});

const US = "https://www.indeed.com";
const page = (text = "") => ({ url: `${US}/jobs`, text: `<html>${text}</html>` });
const stone = { country: "us", path: "/jobs", params: { q: "C++ cutter", l: "Llano" } };
const named = { country: "us", path: "/q-c++-cutter-l-llano,-tx-jobs.html", params: {} };
const stated = { provider: null, model: null, state: { queryString: "q=C%2B%2B+cutter&l=Llano" } };
const kept = { provider: null, model: { what: "C++ cutter", where: "Llano, TX" }, state: null };
const none = { provider: null, model: {}, state: {} };
const input = (name: string, value: string) => `<input name="${name}" value="${value}">`;
const form = (text: string, place: string) => `<form>${input("q", text)}${input("l", place)}</form>`;
const canonical = (path: string) => `<link rel="canonical" href="${US}${path}">`;

test.each([
  [stone, stated, ""],
  [stone, kept, ""],
  [named, stated, ""],
  [named, kept, ""],
  [stone, none, form("c++ cutter", "Llano")],
  [stone, none, canonical("/q-c++-cutter-l-llano,-tx-jobs.html")],
  [stone, { ...none, state: { requestPath: "/jobs?q=C%2B%2B+cutter&l=Llano" } }, ""],
  [stone, { ...stated, provider: { countryCode: "US" } }, ""],
  [{ ...stone, country: "gb" }, { ...stated, state: { ...stated.state, country: "UK" } }, ""],
])("the page of %j may repeat it as %j %s", (search, data, markup) => {
  expect(() => {
    checkSearch(page(markup), search, data);
  }).not.toThrow();
});

test.each([
  [{ ...stone, params: { q: "C# cutter", l: "Llano" } }, stated, "", "about another search"],
  [{ ...named, path: "/q-nurse-l-llano-jobs.html" }, stated, "", "about another search"],
  [{ ...named, path: "/q-c++-cutter-l-austin-jobs.html" }, kept, "", "about another search"],
  [{ ...named, path: "/q-c++-cutter-jobs.html" }, kept, "", "about another search"],
  [stone, none, form("cook", "Llano"), "about another search"],
  [stone, none, canonical("/q-cook-l-llano-jobs.html"), "about another search"],
  [stone, none, canonical("/viewjob?jk=1"), "does not say which text"],
  [stone, none, "", "does not say which text"],
  [{ ...stone, params: {} }, none, "", "does not say which search"],
  [stone, { ...kept, model: { what: "C++ cutter" } }, "", "does not say which place"],
  [stone, { ...stated, state: { ...stated.state, country: "DE" } }, "", "of the country de, not us"],
  [stone, { ...stated, provider: { countryCode: "DE" } }, "", "of the country de, not us"],
  [{ ...stone, country: "fr" }, stated, "", "of the country us, not fr"],
])("the page of %j is not %j %s", (search, data, markup, message) => {
  expect(() => {
    checkSearch(page(markup), search, data);
  }).toThrow(message);
});

const indian = { ...page(), url: "https://in.indeed.com/jobs" };
const india = { country: "in", path: "/jobs", params: { q: "cook", l: "India" } };

test.each([
  [india, "q=cook&l=India"],
  [india, "q=cook&l="],
  [{ ...india, params: { q: "cook", l: "" } }, "q=cook&l=India"],
])("the whole country of the site is no place of its own: %j is %s", (search, queryString) => {
  expect(() => {
    checkSearch(indian, search, { provider: null, model: null, state: { queryString } });
  }).not.toThrow();
});

test("another country is a place", () => {
  const state = { queryString: "q=cook&l=Nepal" };
  expect(() => {
    checkSearch(indian, india, { provider: null, model: null, state });
  }).toThrow("about another search");
});
