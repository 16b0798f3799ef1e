import type { Words } from "../language.ts";

export const call: Words["call"] = {
  title: "Aynısı programla",
  hint: "QUARRY_API_KEY içinde bir API anahtarıyla.",
};
