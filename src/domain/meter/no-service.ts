/** What belongs to no service of an account is counted under this name. */
export const NO_SERVICE = "account";
