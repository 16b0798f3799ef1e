/** Claims of one round by workers that were lost, before the round is given up. */
export const MAX_ATTEMPTS_PER_ROUND = 5;
