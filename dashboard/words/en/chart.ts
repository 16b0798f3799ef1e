export const chart = {
  asTable: "As a table",
  time: "Time",
};
