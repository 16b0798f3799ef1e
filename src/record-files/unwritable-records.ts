/** Records that cannot go into a typed file as they are: nothing of them may change on the way. */
export class UnwritableRecords extends Error {}
