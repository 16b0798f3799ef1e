/** A text that is code or JSON. */
export const code = {
  format: "Format",
};
