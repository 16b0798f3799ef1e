/** Where a folder or an archive is taken. */
export const fileDrop = {
  folder: "Choose a folder",
  archive: "Choose an archive",
};
