/**
 * For so long what a token or code has done once is answered alike when it comes again from the same person: by a double click, or
 * by a program that looks through mails.
 */
export const REPEAT_MS = 5 * 60_000;
