import type { Words } from "../language.ts";

export const session: Words["session"] = {
  title: "Oturumlar",
  intro: "Oturumunuzun açık olduğu yerler. Tanımadığınızı sonlandırın ve ardından parolanızı değiştirin.",
  device: "Cihaz",
  unnamed: "Adsız bir program",
  here: "Bu oturum",
  lastUsed: "Son kullanım",
  since: "Açılış",
  until: "Bitiş",
  end: "Sonlandır",
  endOf: (device) => `${device} oturumunu sonlandır`,
  endOthers: "Diğerlerinin hepsini sonlandır",
  ended: (count) => (count === 1 ? "Oturum sonlandırıldı" : `${count} oturum sonlandırıldı`),
};
