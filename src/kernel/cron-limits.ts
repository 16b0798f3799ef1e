/** Of an expression of a cron trigger. */
export const MOST_EXPRESSION_CHARACTERS = 200;
