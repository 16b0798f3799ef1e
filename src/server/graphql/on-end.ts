import type { ExecutionResult } from "graphql";

type Results = AsyncGenerator<ExecutionResult>;

/** The same stream; `end` is called once when it ends, however it ends, also when it was never read. */
export function onEnd(stream: Results, end: () => void): Results {
  let isOpen = true;
  const ended = (): void => {
    if (isOpen) end();
    isOpen = false;
  };
  const watched = async (step: Promise<IteratorResult<ExecutionResult, void>>) => {
    try {
      const result = await step;
      if (result.done === true) ended();
      return result;
    } catch (error) {
      ended();
      throw error;
    }
  };
  return {
    next: () => watched(stream.next()),
    return: (value) => {
      ended();
      return stream.return(value);
    },
    throw: (error) => {
      ended();
      return stream.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return(undefined);
    },
  };
}
