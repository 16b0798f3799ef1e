import type { Words } from "../language.ts";

export const table: Words["table"] = {
  newRows: (count) => `${count} yeni satır`,
  newest: "En yeni",
  older: "Daha eski",
};
