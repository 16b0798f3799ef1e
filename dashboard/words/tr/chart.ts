import type { Words } from "../language.ts";

export const chart: Words["chart"] = {
  asTable: "Tablo olarak",
  time: "Zaman",
};
