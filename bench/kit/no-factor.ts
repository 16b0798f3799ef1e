/** What an account without a second factor asks for. */
export const NO_FACTOR = { assertCode: () => Promise.resolve(), isOn: () => Promise.resolve(false) };
/** What the maker of a key shows then. */
export const NO_PROOF = { code: null, address: "192.0.2.1" };
