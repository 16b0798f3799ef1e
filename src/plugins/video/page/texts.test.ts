import { expect, test } from "vitest";
import { clockSeconds, countIn, dateIn } from "./texts.ts";

test.each([
  ["No views", "en", 0],
  ["Keine Aufrufe", "de", 0],
  ["Aucune vue", "fr", 0],
  ["Nessuna visualizzazione", "it", 0],
  ["Sin visualizaciones", "es", 0],
  ["1.234 Aufrufe", "de", 1234],
  ["8.84k subscribers", "en-GB", 8840],
  ["Sem visualizações", "pt", 0],
  ["Žádná zhlédnutí", "cs", 0],
  ["Görüntüleme yok", "tr", 0],
  ["조회수 없음", "ko", 0],
  ["12 tn visningar", "sv", 12_000],
  ["1,2 t visninger", "da", 1200],
  ["1,2 tn visninger", "da", 1200],
  ["12 tusen visninger", "nb", 12_000],
  ["12 tis. zhlédnutí", "cs", 12_000],
  ["3,4 mn visningar", "sv", 3_400_000],
  ["12 B görüntüleme", "tr", 12_000],
  ["1.2B views", "en", 1_200_000_000],
  ["1.234 Aufrufe", "de", 1234],
  ["12 videos", "en", 12],
  ["1.2万 回視聴", "ja", 12_000],
  ["Views", "en", null],
  ["Немає переглядів", "uk", 0],
  ["Καμία προβολή", "el", 0],
  ["لا توجد مشاهدات", "ar", 0],
  ["没有观看次数", "zh-CN", 0],
  ["ไม่มีการดู", "th", 0],
])("%s (%s) counts %s", (text, language, count) => expect(countIn(text, language)).toBe(count));

test.each([
  ["1:02:03", 3723],
  ["12.34", 754],
  ["١٢:٣٤", 754],
  ["LIVE", null],
])("%s is a clock of %s seconds", (text, seconds) => expect(clockSeconds(text)).toBe(seconds));

test.each([
  ["อัปเดตล่าสุดเมื่อ 15 กรกฎาคม 2565", "th", "2022-07-15"],
  ["கடைசியாகப் புதுப்பித்தது: 15 ஜன., 2022", "ta", "2022-01-15"],
  ["শেষ আপডেট: ১৫ জানু, ২০২২", "bn", "2022-01-15"],
  ["최종 업데이트: 2022. 7. 15.", "ko", "2022-07-15"],
  ["Cập nhật lần cuối vào 15 thg 7, 2022", "vi", "2022-07-15"],
  ["Aktualizováno 15. 7. 2022", "cs", "2022-07-15"],
  ["Updated today", "en", null],
])("%s (%s) is the day %s", (text, language, day) =>
  expect(dateIn(text, language)?.slice(0, 10) ?? null).toBe(day),
);
