/** The demo has no Records of an operation: no recorded case gives one. The message lists what it has. */
export class NotInDemo extends Error {
  override readonly name = "NotInDemo";
}
