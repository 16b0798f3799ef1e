/** A text that is shown once. */
export const secretOnce = {
  once: "Store it now: it is never shown again.",
  done: "I have stored it",
};
