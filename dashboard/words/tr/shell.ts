import type { Words } from "../language.ts";

export const shell: Words["shell"] = {
  name: "Quarry",
  navigation: "Sayfalar",
  openNavigation: "Sayfaları aç",
  skip: "İçeriğe geç",
  search: "Ara",
  searchHint: "Bir sayfaya gidin ya da bir kimlik girin",
  nothingFound: "Bu adla bir şey yok.",
  goToId: (id) => `${id} kaydını aç`,
  balance: "Bakiye",
  account: "Hesap",
  plan: (name) => `${name} planı`,
  settings: "Görünüm ve dil",
  theme: "Tema",
  light: "Açık",
  dark: "Koyu",
  system: "Sistemdeki gibi",
  language: "Dil",
  signOut: "Oturumu kapat",
  docs: "API başvurusu",
  groups: { work: "Çalışma", money: "Kullanım ve ödeme", account: "Hesap", operator: "Operatör" },
};
