/** Pages that are made of the schema. */
export const kind = {
  any: (field: string) => `${field}: all`,
  noMatch: "Nothing is like that",
  noMatchHint: "Choose something else above.",
  change: "Change",
  save: "Save",
  delete: "Delete",
  deleteOf: (name: string) => `Delete ${name}`,
  deleteHint: "It cannot be brought back.",
  unknown: "The server did not say what it made",
  unknownHint: "Look at the list before you try again.",
  deleted: (name: string) => `${name} is deleted`,
};
