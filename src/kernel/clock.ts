/** Time as an object, so that rules can be tested without waiting. */
export interface Clock {
  now(): Date;
}
