/**
 * A copy with memory of its own, for a text that outlives its page: what `readPlaces` gives is a part of the page's
 * text and keeps all of it. Joined and cut again, the engine has to write a new one.
 */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}
