const live = process.stderr.isTTY === true;

/** One line of news on stderr; stdout belongs to the program that is started. @param {string} line */
export function say(line) {
  process.stderr.write(`quarry: ${line}\n`);
}

/**
 * Runs one step of the preparation and says what it does and how long it took. On a terminal both are one line.
 *
 * @template T
 * @param {string} what such as "installing packages"
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const startedAt = Date.now();
  process.stderr.write(live ? `quarry: ${what} …` : `quarry: ${what}\n`);
  try {
    const result = await work();
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stderr.write(
      live ? `\rquarry: ${what}, done in ${seconds} s\n` : `quarry: ${what}: done in ${seconds} s\n`,
    );
    return result;
  } catch (error) {
    if (live) process.stderr.write("\n");
    throw error;
  }
}
