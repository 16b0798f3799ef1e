import { type Document, DomHandler } from "domhandler";
import { Parser } from "htmlparser2";

/** Elements open at once. Like browsers, which stop at 512 too, we put what would lie deeper beside each other there. */
const MAX_OPEN = 512;

class CountingHandler extends DomHandler {
  get open(): number {
    return this.tagStack.length;
  }
}

/** A parser whose work for a tag does not grow with the depth that a page can reach. */
class FlatParser extends Parser {
  readonly #handler: CountingHandler;
  #isFull = false;

  constructor(handler: CountingHandler, options: { xmlMode: boolean; decodeEntities: boolean }) {
    super(handler, options);
    this.#handler = handler;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#isFull = this.#handler.open > MAX_OPEN;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#isFull = false;
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#isFull || super.isVoidElement(name);
  }
}

/** The tree of a page, a fragment or a feed. Broken markup never throws. */
export function parseMarkup(text: string, xmlMode: boolean): Document {
  const handler = new CountingHandler();
  new FlatParser(handler, { xmlMode, decodeEntities: true }).end(text);
  return handler.root;
}
