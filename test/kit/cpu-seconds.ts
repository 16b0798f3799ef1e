const TRIES = 5;
/** What a core of 3 GHz or so needs to write and read these as JSON. */
const USUAL_SECONDS = 0.035;
const SOME_OBJECTS = Array.from({ length: 60_000 }, (_, index) => ({ a: index, b: `x${index}` }));

/**
 * CPU seconds of this work: the least of several tries, as soon as one is at most `most`. That keeps out what a garbage
 * collection of the neighbours' rubbish cost; and what takes longer is told in the time of a core of usual speed, for a
 * slow or shared one is not the work's fault.
 */
export function cpuSecondsOf(work: () => unknown, most: number): number {
  let least = secondsOfOne(work);
  for (let attempt = 1; attempt < TRIES && least > most; attempt++) {
    const slow = slowness();
    least = Math.min(least, secondsOfOne(work) / Math.max(slow, slowness()));
  }
  return least;
}

/** How many times as long as usual this core takes at the moment; at least 1. */
function slowness(): number {
  const seconds = secondsOfOne(() => JSON.parse(JSON.stringify(SOME_OBJECTS)));
  return Math.max(1, seconds / USUAL_SECONDS);
}

function secondsOfOne(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
