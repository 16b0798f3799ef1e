import type { Words } from "../language.ts";

export const confirm: Words["confirm"] = {
  typeName: (name) => `Onaylamak için ${name} yazın`,
};
