export interface IdempotencyDoc {
  /** `<accountId>:<sha256 of the key>` */
  _id: string;
  bodyHash: string;
  requestId: string;
  createdAt: Date;
}
