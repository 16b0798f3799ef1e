import { expect, it } from "vitest";
import { picturesIn } from "./pictures.ts";

it("finds pictures by the names of fields and by how addresses end", () => {
  expect(picturesIn("imageUrl", "https://a.example/1")).toEqual(["https://a.example/1"]);
  expect(picturesIn("thumbnails", ["https://a.example/1", "none"])).toEqual(["https://a.example/1"]);
  expect(picturesIn("images", [{ url: "https://a.example/1", page: "https://a.example/2" }])).toEqual([
    "https://a.example/1",
  ]);
  expect(picturesIn("", { seller: { page: "https://a.example/1", avatar: "https://a.example/2" } })).toEqual([
    "https://a.example/2",
  ]);
  expect(picturesIn("url", "https://a.example/1.WEBP?w=1")).toEqual(["https://a.example/1.WEBP?w=1"]);
  expect(picturesIn("url", "https://a.example/1")).toEqual([]);
  expect(picturesIn("image", "javascript:alert(1)")).toEqual([]);
});
