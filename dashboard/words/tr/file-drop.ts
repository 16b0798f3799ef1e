import type { Words } from "../language.ts";

export const fileDrop: Words["fileDrop"] = {
  folder: "Klasör seçin",
  archive: "Arşiv seçin",
};
