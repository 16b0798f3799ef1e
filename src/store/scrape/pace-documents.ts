export interface OriginPaceDoc {
  /** Origin, such as `https://github.com`. */
  _id: string;
  /** When the next request may start (generic cell rate). */
  nextAt: Date;
  /** Requests under way. */
  slots: { token: string; expiresAt: Date }[];
}
