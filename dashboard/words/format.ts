/** How numbers, dates and money are written in a language. */
export interface Format {
  number: (value: number) => string;
  /** 12.4K */
  compact: (value: number) => string;
  /** @param share 1 is all */
  percent: (share: number) => string;
  /** Money of the API, which counts in millionths; small prices keep their digits. */
  usd: (micros: number) => string;
  /** The same in another currency, ISO 4217; a bare number where the source names none. */
  money: (micros: number, currency: string | null) => string;
  /** What is a guess, in cents; less than one is said to be. */
  aboutUsd: (micros: number) => string;
  bytes: (count: number) => string;
  /** In KiB, MiB, GiB, of 1,024 each: what meters of bytes are sold by. */
  binaryBytes: (count: number) => string;
  /** A day, without the time. */
  date: (at: string | Date) => string;
  /** A day of this year, as an axis has room for. */
  day: (at: string | Date) => string;
  /** A UTC month. */
  month: (at: string | Date) => string;
  /** To the second, for what is hovered and for logs. */
  moment: (at: string | Date) => string;
  clock: (at: string | Date) => string;
  /** "2 minutes ago" */
  ago: (at: string | Date, now: number) => string;
  /** 1 min 20 s, 340 ms */
  duration: (ms: number) => string;
}

const MICROS = 1_000_000;
const CENT = 10_000;
/** Below this a cent says too little. */
const SMALL_USD = 1;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const BINARY_SIZES = ["KiB", "MiB", "GiB"] as const;
const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

export function formatOf(language: string): Format {
  const locale = language === "tr" ? "tr-TR" : "en-US";
  const number = new Intl.NumberFormat(locale);
  const tenth = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const usd = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
  const smallUsd = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 6,
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const unit = (name: string, digits: number) =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: name,
      unitDisplay: "short",
      maximumFractionDigits: digits,
    });
  const bytes = new Intl.NumberFormat(locale, { style: "unit", unit: "byte", unitDisplay: "long" });
  const [hours, minutes, seconds, tenths, milliseconds] = [
    unit("hour", 0),
    unit("minute", 0),
    unit("second", 0),
    unit("second", 1),
    unit("millisecond", 0),
  ];
  return {
    number: (value) => number.format(value),
    compact: (value) => compact.format(value),
    percent: (share) => percent.format(share),
    usd: (micros) => (Math.abs(micros) < SMALL_USD * MICROS ? smallUsd : usd).format(micros / MICROS),
    aboutUsd: (micros) =>
      micros > 0 && micros < CENT ? `< ${usd.format(CENT / MICROS)}` : usd.format(micros / MICROS),
    money: (micros, currency) =>
      new Intl.NumberFormat(
        locale,
        currency === null ? { minimumFractionDigits: 2 } : { style: "currency", currency },
      ).format(micros / MICROS),
    bytes: (count) => {
      const step = Math.min(SIZES.length - 1, count < 1 ? 0 : Math.floor(Math.log(count) / Math.log(1000)));
      // `5 bytes`, where the short form is `5 byte`.
      if (step === 0) return bytes.format(count);
      return unit(SIZES[step] ?? "byte", 1).format(count / 1000 ** step);
    },
    binaryBytes: (count) => {
      const step = Math.min(
        BINARY_SIZES.length,
        count < 1 ? 0 : Math.floor(Math.log(count) / Math.log(1024)),
      );
      const size = BINARY_SIZES[step - 1];
      return size === undefined ? bytes.format(count) : `${tenth.format(count / 1024 ** step)} ${size}`;
    },
    date: (at) => date.format(new Date(at)),
    day: (at) => day.format(new Date(at)),
    month: (at) => month.format(new Date(at)),
    moment: (at) => moment.format(new Date(at)),
    clock: (at) => clock.format(new Date(at)),
    ago(at, now) {
      const past = (new Date(at).getTime() - now) / 1000;
      const [name, size] = UNITS.find(([, least]) => Math.abs(past) >= least) ?? (["second", 1] as const);
      return relative.format(Math.trunc(past / size), name);
    },
    duration(ms) {
      const whole = Math.floor(ms / 1000);
      if (whole < 1) return milliseconds.format(ms);
      if (whole < 60) return tenths.format(ms / 1000);
      const parts = [
        [hours, Math.floor(whole / 3600)],
        [minutes, Math.floor((whole % 3600) / 60)],
        [seconds, whole % 60],
      ] as const;
      return parts
        .filter(([, value]) => value > 0)
        .slice(0, 2)
        .map(([format, value]) => format.format(value))
        .join(" ");
    },
  };
}
