import { expect, test } from "vitest";
import { countIn } from "./texts.ts";

test.each([
  ["No views", "en", 0],
  ["Keine Aufrufe", "de", 0],
  ["Aucune vue", "fr", 0],
  ["Nessuna visualizzazione", "it", 0],
  ["Sin visualizaciones", "es", 0],
  ["1.234 Aufrufe", "de", 1234],
  ["8.84k subscribers", "en-GB", 8840],
  ["Views", "en", null],
])("%s (%s) counts %s", (text, language, count) => expect(countIn(text, language)).toBe(count));
