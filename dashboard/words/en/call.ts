export const call = {
  title: "The same by a program",
  hint: "With an API key in QUARRY_API_KEY.",
};
