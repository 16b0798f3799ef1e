/** Where who has just signed in lands. */
export const HOME = "/dashboard/";
/** The page behind the link that a start prints. */
export const FIRST_VISIT = "/first-visit";
