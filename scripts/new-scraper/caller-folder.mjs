/**
 * The folder in which the person typed the command: npm starts scripts in the folder of package.json.
 *
 * @param {string} script name of the npm script
 */
export function callerFolder(script) {
  const { npm_lifecycle_event: running, INIT_CWD: typedIn } = process.env;
  return running === script && typedIn ? typedIn : process.cwd();
}
