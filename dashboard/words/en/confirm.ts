export const confirm = {
  typeName: (name: string) => `Type ${name} to confirm`,
};
