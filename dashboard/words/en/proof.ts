/** What the owner is asked for again before something weighty. */
export const proof = {
  password: "Your password",
  code: "Code of your second factor",
  codeHelp: "Six digits of your authenticator app, or a recovery code.",
  codeWrong: "This code is wrong, has expired or was used already. Take the next one.",
};
