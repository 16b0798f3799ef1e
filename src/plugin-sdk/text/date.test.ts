import { describe, expect, it } from "vitest";
import { parseDate, type ParseDateOptions } from "./date.ts";
import { parseDuration } from "./duration.ts";
import { parseRelativeTime } from "./relative-time.ts";

const now = new Date("2026-03-31T10:00:00Z");

describe("parseDate", () => {
  it.each([
    ["2024-01-02", "2024-01-02"],
    ["2024/1/2", "2024-01-02"],
    ["20110815", "2011-08-15"],
    ["2024-01-02T03:04:05Z", "2024-01-02T03:04:05.000Z"],
    ["2024-01-02T03:04:05.678+02:00", "2024-01-02T01:04:05.678Z"],
    ["2024-01-02T03:04:05-0530", "2024-01-02T08:34:05.000Z"],
    ["2024-01-02 03:04", "2024-01-02T03:04:00.000Z", { zone: "UTC" }],
    // A clock time of no zone is a doubt: the day stands alone.
    ["2024-01-02 03:04", "2024-01-02"],
    ["2024-01-02T23:04:05", "2024-01-02"],
    ["Mon, 15 Aug 2011 10:20:30 +0000", "2011-08-15T10:20:30.000Z"],
    ["Mon, 15 Aug 2011 10:20:30 EST", "2011-08-15T15:20:30.000Z"],
    ["Aug 15, 2011", "2011-08-15"],
    ["15 August 2011", "2011-08-15"],
    ["3rd of May, 2020", "2020-05-03"],
    ["Reviewed in the United States on August 15, 2011", "2011-08-15"],
    ["Saturday, August 9th 2025 at 12:05 am", "2025-08-09T00:05:00.000Z", { zone: "UTC" }],
    ["15.08.2011", "2011-08-15"],
    ["15.08.2011 14:05", "2011-08-15T14:05:00.000Z", { zone: "UTC" }],
    ["08/15/2011", "2011-08-15"],
    ["15/08/11", "2011-08-15"],
    ["2024年8月5日", "2024-08-05"],
    ["2024년 8월 5일", "2024-08-05"],
    [1690000000, "2023-07-22T04:26:40.000Z"],
    ["1690000000123", "2023-07-22T04:26:40.123Z"],
    ["5 AĞUSTOS 2024", "2024-08-05", { locale: "tr" }],
    ["5 Ağu 2024", "2024-08-05", { locale: "tr" }],
    ["15. März 2024", "2024-03-15", { locale: "de" }],
    ["15 de agosto de 2024", "2024-08-15", { locale: "es" }],
    ["1er août 2024", "2024-08-01", { locale: "fr" }],
    ["15 августа 2024 г.", "2024-08-15", { locale: "ru" }],
    ["٥ أغسطس ٢٠٢٤", "2024-08-05", { locale: "ar-EG" }],
    ["2022. 7. 15.", "2022-07-15"],
    ["15. 7. 2022", "2022-07-15"],
    ["15 thg 7, 2022", "2022-07-15", { locale: "vi" }],
    ["Cập nhật 15 tháng 7, 2022", "2022-07-15", { locale: "vi" }],
    ["15. července 2022", "2022-07-15", { locale: "cs" }],
    ["15 जुल॰ 2022", "2022-07-15", { locale: "hi" }],
    ["15 ஜன., 2022", "2022-01-15", { locale: "ta" }],
    ["১৫ জানু, ২০২২", "2022-01-15", { locale: "bn" }],
    ["15 జన, 2022", "2022-01-15", { locale: "te" }],
    ["၂၀၂၂ ဇန် ၁၅", "2022-01-15", { locale: "my" }],
    ["2022 m. liepos 15 d.", "2022-07-15", { locale: "lt", now }],
    ["2022(e)ko uztailaren 15(a)", "2022-07-15", { locale: "eu" }],
    // Years of the Buddhist calendar, which Thai pages write.
    ["15 กรกฎาคม 2565", "2022-07-15", { locale: "th" }],
    ["15 ก.ค. 2565", "2022-07-15", { locale: "th" }],
    ["วันศุกร์ที่ 15 กรกฎาคม พ.ศ. 2565", "2022-07-15", { locale: "th" }],
    ["15/7/2565", "2022-07-15", { locale: "th" }],
    ["15/7/65", "2022-07-15", { locale: "th", now }],
    ["2565-07-15", "2022-07-15", { locale: "th" }],
    ["15 July 2565 BE", "2022-07-15"],
    ["15 กรกฎาคม ค.ศ. 2022", "2022-07-15", { locale: "th" }],
    ["03/04/2024", "2024-03-04", { locale: "en-US" }],
    ["03/04/2024", "2024-04-03", { locale: "en-GB" }],
    ["Mar 15", "2026-03-15", { now }],
    ["Dec 15", "2025-12-15", { now }],
    ["July 1, 2024 3:04 PM", "2024-07-01T19:04:00.000Z", { zone: "America/New_York" }],
    ["Jan 1, 2024 3:04 PM", "2024-01-01T20:04:00.000Z", { zone: "America/New_York" }],
  ] as [string | number, string, ParseDateOptions?][])("%s is %s", (text, expected, options) => {
    expect(parseDate(text, options)).toBe(expected);
  });

  it.each([
    "",
    "hello",
    "Aug 15",
    "Aug 2011",
    "03/04/2024",
    "31.02.2024",
    "2024-13-01",
    "2024-01-01 25:00",
    "May 5 2024 13:05 pm",
    "12345",
    12345,
  ])("%j is null", (text) => {
    expect(parseDate(text)).toBeNull();
  });
});

describe("parseDate of what a language writes", () => {
  const LANGUAGES = Intl.DateTimeFormat.supportedLocalesOf(
    [
      "ar ar-SA bg bn ca cs da de el en en-GB en-CA es es-MX et fi fil fr fr-CA gu he hi hr hu hy id is it ja ka kk km",
    ]
      .concat(
        "kn ko lo lt lv mk ml mn mr ms my nb ne nl pa pl pt pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-TW",
      )
      .flatMap((line) => line.split(" ")),
  );

  it.each(LANGUAGES)("%s, in every style and month, is read back", (locale) => {
    for (const dateStyle of ["full", "long", "medium", "short"] as const) {
      const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
      for (let month = 0; month < 12; month++)
        for (const day of [3, 15]) {
          const time = Date.UTC(2022, month, day);
          // Two digits are a year of either calendar, and read where only one of them can be meant.
          const options = { locale, now };
          expect([format.format(time), parseDate(format.format(time), options)]).toEqual([
            format.format(time),
            new Date(time).toISOString().slice(0, 10),
          ]);
        }
    }
  });

  it.each([
    ["۲۴ تیر ۱۴۰۱", { locale: "fa" }],
    ["1401/04/24", { locale: "fa" }],
    ["15 July 2565", {}],
    ["15/7/22", { locale: "th", now }],
    ["2022 metų liepos mėn. 15 d.", { locale: "en", now }],
  ] as [string, ParseDateOptions][])("%s is a doubt", (text, options) => {
    expect(parseDate(text, options)).toBeNull();
  });
});

describe("parseRelativeTime", () => {
  it.each([
    ["3 hours ago", "2026-03-31T07:00:00.000Z"],
    ["an hour ago", "2026-03-31T09:00:00.000Z"],
    ["5 dk. önce", "2026-03-31T09:55:00.000Z"],
    ["just now", "2026-03-31T10:00:00.000Z"],
    ["2 часа назад", "2026-03-31T08:00:00.000Z"],
    ["3 小时前", "2026-03-31T07:00:00.000Z"],
    ["3시간 전", "2026-03-31T07:00:00.000Z"],
    ["12m", "2026-03-31T09:48:00.000Z"],
    ["today", "2026-03-31"],
    ["yesterday", "2026-03-30"],
    ["dün", "2026-03-30"],
    ["2 gün önce", "2026-03-29"],
    ["vor 3 Tagen", "2026-03-28"],
    ["vor einem Tag", "2026-03-30"],
    ["il y a 2 jours", "2026-03-29"],
    ["hace 3 días", "2026-03-28"],
    ["há uma semana", "2026-03-24"],
    ["3日前", "2026-03-28"],
    ["منذ 3 أيام", "2026-03-28"],
    ["3d", "2026-03-28"],
    ["Posted 30+ days ago", "2026-03-01"],
    ["1 month ago", "2026-02-28"],
    ["5 mo ago", "2025-10-31"],
    ["il y a un mois", "2026-02-28"],
    ["2 years ago", "2024-03-31"],
  ])("%s", (text, expected) => {
    expect(parseRelativeTime(text, { now })).toBe(expected);
  });

  it("keeps to the locale when it is given", () => {
    expect(parseRelativeTime("2 gün önce", { now, locale: "tr" })).toBe("2026-03-29");
    expect(parseRelativeTime("2 gün önce", { now, locale: "de" })).toBeNull();
    expect(parseRelativeTime("2 days ago", { now, locale: "tr" })).toBe("2026-03-29");
  });

  it.each([
    ["gestern 09:05", "2026-03-30T07:05:00.000Z", "Europe/Berlin"],
    ["gestern um 09:05 Uhr", "2026-03-30", undefined],
    ["yesterday at 9:05 pm", "2026-03-31T01:05:00.000Z", "America/New_York"],
    ["yesterday 09:05 UTC", "2026-03-30T09:05:00.000Z", undefined],
    ["today 00:30", "2026-03-31T10:30:00.000Z", "Pacific/Kiritimati"],
    ["dün 25:05", null, "Europe/Istanbul"],
    ["yesterday", "2026-03-31", "Pacific/Kiritimati"],
    ["3 hours ago", "2026-03-31T07:00:00.000Z", "Asia/Tokyo"],
  ])("%s is %s in %s", (text, expected, zone) => {
    const evening = new Date("2026-03-31T10:00:00Z");
    expect(parseRelativeTime(text, { now: evening, ...(zone === undefined ? {} : { zone }) })).toBe(expected);
  });

  it.each(["", "hello", "in 3 days", "tomorrow", "5 minutes to read", "2024-01-02"])("%j is null", (text) => {
    expect(parseRelativeTime(text, { now })).toBeNull();
  });
});

describe("parseDuration", () => {
  it.each([
    ["P0Y0M0DT0H3M20.480S", 200.48],
    ["PT1H2M", 3720],
    ["PT1H2M3S", 3723],
    ["P1DT12H", 129_600],
    ["P2W", 1_209_600],
    ["PT1.5S", 1.5],
    ["PT0S", 0],
    ["-PT5M", -300],
    ["1:02:03", 3723],
    ["4:05", 245],
    ["75:00", 4500],
    ["", null],
    ["P", null],
    ["PT", null],
    ["P1Y", null],
    ["P1M", null],
    ["3:75", null],
    ["1:75:00", null],
    ["abc", null],
    ["5", null],
  ])("%j is %j", (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });
});
