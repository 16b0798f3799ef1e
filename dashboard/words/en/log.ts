export const log = {
  search: "Find in the log",
  follow: "Follow the end",
  lines: (shown: number, all: number) => (shown === all ? `${all} lines` : `${shown} of ${all} lines`),
};
