import type { Words } from "../language.ts";

export const account: Words["account"] = {
  title: "Hesap",
  name: "Ad",
  plan: "Plan",
  id: "Hesap kimliği",
  password: "Parola",
  newPassword: "Yeni parola",
  newPasswordHelp: "10 ile 200 karakter arası.",
  changePassword: "Parolayı değiştir",
  passwordChanged: "Parola değişti",
  sessionsEnded: (count) => `Diğer ${count} oturum sonlandırıldı.`,
  export: "Saklanan her şey",
  exportHint:
    "Tek bir JSON Lines arşivi: istekler, kayıtlar, faturalar ve ayarlar; parolalar, anahtarlar ve belirteçler olmadan.",
  exportAction: "Arşivi indir",
  close: "Hesabı kapat",
  closeHint:
    "Bütün anahtarlar ve oturumlar hemen biter, çalışanlar iptal edilir ve bir süre sonra her şey silinir. O zamana dek e-postanıza gelen bağlantı hesabı yeniden açar.",
  cannotClose: "Bu, sunucunun başladığı ve her açılışta yeniden oluşturduğu hesap: kapatılamaz.",
  closed: "Hesap kapatıldı",
  closedHint: (day) =>
    `Her şey ${day} günü silinir. O zamana dek e-postanızdaki bağlantı hesabı yeniden açar.`,
};
