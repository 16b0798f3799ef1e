import type { Words } from "../language.ts";

export const secretOnce: Words["secretOnce"] = {
  once: "Şimdi saklayın: bir daha gösterilmez.",
  done: "Sakladım",
};
