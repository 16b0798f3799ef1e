export const table = {
  newRows: (count: number) => (count === 1 ? "1 new row" : `${count} new rows`),
  newest: "Newest",
  older: "Older",
};
