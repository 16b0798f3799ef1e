import { classNames } from "./class-names.ts";

/** Drawn for a square of 24, in strokes of the colour of the text around. */
const PATHS = {
  home: "M4 11 12 4l8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5z",
  scraper: "M12 3l8.5 4.5L12 12 3.5 7.5zM3.5 12 12 16.5 20.5 12M3.5 16.5 12 21l8.5-4.5",
  request: "M5 5v14l5-3M5 5l14 7-5 2.6M10 12h9",
  play: "M7 5v14l12-7z",
  record: "M4 6h16M4 12h16M4 18h16",
  price: "M4 18l5-6 4 3 7-9M15 6h5v5",
  usage: "M5 20V11M12 20V4M19 20v-6",
  money: "M3 7h18v11H3zM3 11h18M7 15h3",
  cap: "M4 17a8 8 0 1 1 16 0M12 17l4-5",
  key: "M15 9a4 4 0 1 1-2.8 6.8L4 16v4h3v-2h2l3.2-2.2M16.5 12.5h.01",
  session: "M3 5h18v11H3zM8 20h8M12 16v4",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  webhook:
    "M12 7a3 3 0 1 0-3-3M9 4c0 3-4 6-4 10M5 20a3 3 0 1 0 0-6M8 17h8M19 14a3 3 0 1 0 0 6M15 7c1 3 4 4 4 7",
  bell: "M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4",
  ticket: "M4 5h16v11H9l-5 4z",
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0",
  operator:
    "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  health: "M3 12h4l3-7 4 14 3-7h4",
  worker: "M5 4h14v6H5zM5 14h14v6H5zM8.5 7h.01M8.5 17h.01",
  ledger: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5 10 17.5 19 7.5",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  up: "M6 15l6-6 6 6",
  plus: "M12 5v14M5 12h14",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  upload: "M12 16V5M7 9l5-5 5 5M4 20h16",
  warning: "M12 4 2.5 20h19zM12 10v4M12 17h.01",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
  refresh: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
  stop: "M6 6h12v12H6z",
  pause: "M8 5v14M16 5v14",
  filter: "M4 5h16l-6 8v6l-4-2v-4z",
  code: "M9 7l-5 5 5 5M15 7l5 5-5 5",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01",
  service: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  edit: "M4 20h4L19 9l-4-4L4 16z",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  plug: "M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0zM12 18v3",
  out: "M10 4H4v16h6M9 12h11M16 8l4 4-4 4",
  offline: "M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 5-2.7M19 12.5a10 10 0 0 0-3-2M12 20h.01",
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  className?: string;
}

/** A picture beside words, which nobody has to see. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames("size-4 shrink-0", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
