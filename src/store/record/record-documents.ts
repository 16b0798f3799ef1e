export interface RecordDoc {
  /** `<requestId>.<fence>.<seq, seven digits>`: one range scan reads a segment in order. */
  _id: string;
  requestId: string;
  seq: number;
  /** Hash of the dedupe key. */
  key: string;
  /** The Record as JSON text: what is billed is what is served, byte for byte. */
  json: string;
  /** Of the erasure that put another text in its place. */
  erasureId?: string;
}
