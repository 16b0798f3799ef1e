import type { Words } from "../language.ts";

export const secret: Words["secret"] = {
  once: "Şimdi saklayın: bir daha gösterilmez.",
  done: "Sakladım",
};
