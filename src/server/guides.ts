import { readFile } from "node:fs/promises";

const FOLDER = new URL("../../docs/", import.meta.url);

/** Documents for those who call a server, by the names of their files in docs. */
export const GUIDE_NAMES = ["api", "cli", "billing", "usage", "webhooks"] as const;
export type GuideName = (typeof GUIDE_NAMES)[number];

export interface Guide {
  title: string;
  /** Its first sentence. */
  about: string;
  text: string;
}

export async function readGuide(name: GuideName): Promise<Guide> {
  const text = await readFile(new URL(`${name}.md`, FOLDER), "utf8");
  const [, title = name] = /^# (.+)$/m.exec(text) ?? [];
  const [first = ""] = text
    .split(/\n{2,}/)
    .map((part) => part.trim().replaceAll("\n", " "))
    .filter((part) => /^[A-Z`]/.test(part));
  return { title, about: /^.+?[.:](?= |$)/.exec(first)?.[0].replace(/:$/, ".") ?? first, text };
}
