import type { Words } from "../language.ts";

export const code: Words["code"] = {
  format: "Biçimlendir",
};
