/** `a note`, `an API key`, `a usage`. */
export const withArticle = (one: string): string => `${/^[aeio]/i.test(one) ? "an" : "a"} ${one}`;
