import type { Words } from "../language.ts";

export const log: Words["log"] = {
  search: "Günlükte ara",
  follow: "Sonu izle",
  lines: (shown, all) => (shown === all ? `${all} satır` : `${all} satırdan ${shown} tanesi`),
};
