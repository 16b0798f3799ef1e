const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** At most `count` in any span of so many milliseconds. */
export interface RollingWindow {
  count: number;
  ms: number;
}

export interface Rate {
  what: string;
  windows: readonly RollingWindow[];
}

/** How often an account may cause what costs it nothing. Counted over all processes (rolling-limits.store.ts). */
export const RATES = {
  ticket: {
    what: "tickets, each mailed to support",
    windows: [
      { count: 10, ms: HOUR_MS },
      { count: 50, ms: DAY_MS },
    ],
  },
  ticketReply: {
    what: "replies to tickets, each mailed to support",
    windows: [
      { count: 20, ms: HOUR_MS },
      { count: 60, ms: DAY_MS },
    ],
  },
  webhookTest: {
    what: "test deliveries",
    windows: [
      { count: 10, ms: MINUTE_MS },
      { count: 60, ms: HOUR_MS },
    ],
  },
  webhookReplay: {
    what: "replays, of one delivery or of all that failed",
    windows: [
      { count: 30, ms: MINUTE_MS },
      { count: 300, ms: HOUR_MS },
    ],
  },
  capNotice: {
    what: "notices of caps and spending limits; beyond it usage alone shows where they stand",
    windows: [
      { count: 60, ms: HOUR_MS },
      { count: 200, ms: DAY_MS },
    ],
  },
  newsMail: {
    what: "mails of Requests that ended; beyond it they are told in the application and by webhook alone",
    windows: [
      { count: 60, ms: HOUR_MS },
      { count: 300, ms: DAY_MS },
    ],
  },
  abuseReport: {
    what: "reports of abuse, by the e-mail address of who reports",
    windows: [
      { count: 3, ms: HOUR_MS },
      { count: 10, ms: DAY_MS },
    ],
  },
  abuseAddress: {
    what: "reports of abuse, by the address of the client",
    windows: [
      { count: 60, ms: HOUR_MS },
      { count: 200, ms: DAY_MS },
    ],
  },
  abuseAppeal: {
    what: "appeals, each told to the people who run the server",
    windows: [
      { count: 10, ms: HOUR_MS },
      { count: 30, ms: DAY_MS },
    ],
  },
  session: {
    what: "sessions",
    windows: [
      { count: 100, ms: HOUR_MS },
      { count: 300, ms: DAY_MS },
    ],
  },
  apiKey: {
    what: "API keys",
    windows: [
      { count: 100, ms: HOUR_MS },
      { count: 200, ms: DAY_MS },
    ],
  },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** Of the document that counts a rate of an account. */
export const rateId = (name: RateName, accountId: string): string => `${name}:${accountId}`;

export const rateIdsOf = (accountId: string): string[] =>
  (Object.keys(RATES) as RateName[]).map((name) => rateId(name, accountId));

/** What else bounds how fast documents come. */
export const CAUSES = {
  account: "with an account: sign-ups are counted by address and by network",
  money: "with a payment, or what is paid for",
  request: "with a Request, which is paid for and held to balance, caps and places",
  calls: "with a call: `QUARRY_RATE_LIMIT`, `QUARRY_ADDRESS_RATE_LIMIT`",
  attempts: "counted by address and account, as `attempts` says",
  operator: "by the operator alone",
  server: "by the server itself",
} as const;

export type Cause = keyof typeof CAUSES;
