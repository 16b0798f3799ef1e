/** A text that is shown once. */
export const secret = {
  once: "Store it now: it is never shown again.",
  done: "I have stored it",
};
