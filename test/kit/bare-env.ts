/**
 * All that a program needs of the environment of this process: PATH, HOME, and where Node keeps the compiled code of modules,
 * without which each start compiles all of it again.
 */
export function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}
