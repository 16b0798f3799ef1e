import type { Words } from "../language.ts";

export const proof: Words["proof"] = {
  password: "Parolanız",
  code: "İkinci adım kodunuz",
  codeHelp: "Doğrulama uygulamanızın altı hanesi ya da bir kurtarma kodu.",
  codeWrong: "Bu kod yanlış, süresi dolmuş ya da kullanılmış. Sıradakini girin.",
};
