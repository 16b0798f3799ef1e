const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

const first = (of: typeof BROWSERS, text: string) => of.find(([, sign]) => sign.test(text))?.[0];

/** The browser and its system by the names that people know, or how a program calls itself. Null for one that says nothing. */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null || userAgent.trim() === "") return null;
  const browser = first(BROWSERS, userAgent);
  const system = first(SYSTEMS, userAgent);
  if (browser === undefined) return userAgent;
  return system === undefined ? browser : `${browser}, ${system}`;
}
