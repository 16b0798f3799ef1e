/**
 * Environment of our child processes. glibc gives each thread a heap of its own and none of them back; two, shared by all,
 * take a tenth less memory. A value of the operator's own counts.
 */
export const FRUGAL = { MALLOC_ARENA_MAX: "2" };
