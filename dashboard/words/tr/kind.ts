import type { Words } from "../language.ts";

export const kind: Words["kind"] = {
  any: (field) => `${field}: tümü`,
  noMatch: "Böyle bir şey yok",
  noMatchHint: "Yukarıdan başka bir şey seçin.",
  change: "Değiştir",
  save: "Kaydet",
  delete: "Sil",
  deleteOf: (name) => `${name} silinsin mi`,
  deleteHint: "Geri getirilemez.",
  unknown: "Sunucu ne oluşturduğunu söylemedi",
  unknownHint: "Yeniden denemeden önce listeye bakın.",
  deleted: (name) => `${name} silindi`,
};
