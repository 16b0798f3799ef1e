import { MongoNetworkError } from "mongodb";
import { Connection } from "mongodb/lib/cmap/connection.js";

const patched = new WeakSet<object>();

/**
 * Mends two faults of the driver (7.8.0) in writing to a socket that dies.
 * A write to a socket that is destroyed but not closed yet says "full", and the driver then waits for "drain", which never
 * comes: neither the call nor a look of its monitor is ever answered, whatever its time-outs. Woken when the socket
 * closes, it sees that the connection is gone.
 * An error of the socket while it waits is thrown as it is; only as an error of its own kind does the driver look for
 * the server anew and repeat what can be repeated.
 */
export function patchDriverWrites(): void {
  const { prototype } = Connection;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { writeCommand } = prototype;
  prototype.writeCommand = async function (...args) {
    const { socket } = this;
    const wake = (): void => void socket.emit("drain");
    socket.once("close", wake);
    try {
      await writeCommand.apply(this, args);
    } catch (error) {
      throw error instanceof Error && "syscall" in error
        ? new MongoNetworkError(error.message, { cause: error })
        : error;
    } finally {
      socket.off("close", wake);
    }
  };
}
