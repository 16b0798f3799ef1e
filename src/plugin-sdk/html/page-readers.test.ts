import { expect, test } from "vitest";
import { filledText, strs, urlAt } from "../json/typed.ts";
import { changed } from "../source-error.ts";
import { withoutQuery } from "./absolute-url.ts";
import { nextPageProps, nextPagePropsIfAny } from "./next-page-props.ts";
import { requireEnd } from "./require-end.ts";

const url = "https://a.example/items";

test("a page that was cut before its end is source_changed", () => {
  for (const text of ["<html></html>", "<html></HTML>\n", "<html></html> <!-- a --> <!--b-->\n"])
    expect(() => requireEnd({ text, url }, "</html>")).not.toThrow();
  for (const text of ["", "<html><body>", "</html>x", "<html> -->", "<html><!-- </html> -->"]) {
    expect(() => requireEnd({ text, url }, "</html>")).toThrow(
      expect.objectContaining({ code: "source_changed", url, message: "The page ends before its </html>." }),
    );
  }
});

test("the data of a Next.js page, or a failure", () => {
  const script = (json: string) => ({
    text: `<script id="__NEXT_DATA__" type="application/json">${json}</script>`,
    url,
  });
  expect(nextPageProps(script(`{"props":{"pageProps":{"id":7}}}`))).toEqual({ id: 7 });
  expect(() => nextPageProps(script(`{"props":{}}`))).toThrow("(no props.pageProps)");
  expect(() => nextPageProps(script(`{"props":`))).toThrow("(not_json)");
  expect(() => nextPageProps({ text: "<html></html>", url })).toThrow("(not_found)");
  expect(nextPagePropsIfAny(script(`{"props":{"pageProps":{"id":7}}}`))).toEqual({ id: 7 });
  expect(nextPagePropsIfAny({ text: "<html></html>", url })).toBeNull();
  expect(() => nextPagePropsIfAny(script(`{"props":`))).toThrow("(not_json)");
});

test("typed readers give null for anything of another shape", () => {
  const value = {
    tags: ["a", "b"],
    mixed: ["a", 1],
    blank: " \n",
    text: " a b ",
    link: "/x?y=1",
    mail: "mailto:a",
  };
  expect(strs(value, "tags")).toEqual(["a", "b"]);
  expect([strs(value, "mixed"), strs(value, "text"), strs(value, "none")]).toEqual([null, null, null]);
  expect([filledText(value, "text"), filledText(value, "blank"), filledText(7)]).toEqual(["a b", null, null]);
  expect(urlAt(value, "link", url)).toBe("https://a.example/x?y=1");
  expect([urlAt(value, "link"), urlAt(value, "mail", url), urlAt(value, "none", url)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([withoutQuery("https://a.example/x?y=1#z"), withoutQuery("/x#z?"), withoutQuery(null)]).toEqual([
    "https://a.example/x",
    "/x",
    null,
  ]);
  expect(changed({ url }, "Moved.")).toMatchObject({ code: "source_changed", message: "Moved.", url });
});
