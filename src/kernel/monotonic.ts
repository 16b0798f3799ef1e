/** The time that all processes of this machine share, whatever its clock is set to. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
