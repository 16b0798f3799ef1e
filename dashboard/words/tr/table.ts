import type { Words } from "../language.ts";

export const table: Words["table"] = {
  newRows: (count) => `${count} yeni satır`,
};
