import { describe, expect, it } from "vitest";
import { holdsWords } from "./holds-words.ts";
import { searchKey } from "./search-key.ts";

describe("searchKey", () => {
  it.each([
    ["İSTANBUL  ışık", "istanbul isik"],
    ["Crème Brûlée", "creme brulee"],
    ["ΟΔΌΣ", "οδοσ"],
    ["ΤΡΆΠΕΖΑ", "τραπεζα"],
    ["Ёлка за́мок", "елка замок"],
    ["العَرَبِيَّة أحمد", "العربية احمد"],
    ["שָׁלוֹם", "שלום"],
    ["मुफ़्त", "मुफ्त"],
    ["ﾊﾞｽ", "バス"],
    ["한국어", "한국어"],
    ["so\u00adft", "soft"],
    ["❤️", "❤"],
  ])("%s is %s", (text, key) => {
    expect(searchKey(text)).toBe(key);
    expect(searchKey(text.normalize("NFD"))).toBe(key);
  });

  it.each([
    ["バス", "ハス"],
    ["ม้า", "มา"],
    ["कम", "काम"],
    ["पेड़", "पेड"],
    ["ஜன", "ஜூன்"],
    ["край", "краи"],
    ["їжак", "іжак"],
    ["ড়", "ড"],
    ["ဇန်", "ဇွန်"],
    ["መ", "ሙ"],
    ["กา", "ก่า"],
    ["가", "각"],
  ])("%s is another word than %s", (one, other) => {
    expect(searchKey(one)).not.toBe(searchKey(other));
  });
});

describe("holdsWords", () => {
  it.each([
    ["Best bread in town", "BREAD best", true],
    ["Best bread in town", "bread cake", false],
    ["ハスの花", "バス", false],
    ["バスで来た", "バス", true],
    ["มาก", "ม้า", false],
    ["काम बहुत", "कम", false],
    ["काम बहुत", "का", true],
    ["कमी", "कम", false],
    ["कमी और कम", "कम", true],
    ["край", "краи", false],
    ["각", "가", false],
  ])("%s holds %s: %s", (text, words, isHeld) => {
    expect(holdsWords(text, words)).toBe(isHeld);
  });
});
