import { Transform } from "node:stream";

/** Counts bytes before they leave, and lets none leave for which there is no room. @param count gives what the next have to wait for */
export function counted(count: (bytes: number) => Promise<void> | null): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, passed) {
      const room = count(chunk.length);
      if (room === null) passed(null, chunk);
      else room.then(() => passed(null, chunk), passed);
    },
  });
}
