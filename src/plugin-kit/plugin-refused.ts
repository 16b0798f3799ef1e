/** The plugin would not run in a server: says why, in full sentences. */
export class PluginRefused extends Error {
  override readonly name = "PluginRefused";

  /** As the commands print it. */
  get text(): string {
    return this.message.replace(/^(?! )/gm, "quarry: ").concat("\n");
  }
}
