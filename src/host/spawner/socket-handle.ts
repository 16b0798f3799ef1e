/** A socket that listens, as it passes between processes: nobody takes its connections meanwhile. */
export interface SocketHandle {
  close(): void;
}

export function isSocketHandle(handle: unknown): handle is SocketHandle {
  return typeof handle === "object" && handle !== null && "close" in handle;
}
