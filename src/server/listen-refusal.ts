import { AppError } from "../errors/app-error.ts";

const NO_SUCH_ADDRESS = "this machine has no such address. Correct HOST.";
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program listens there. Stop it or choose another port",
  EACCES: "this user may not listen there. Choose another port",
  EADDRNOTAVAIL: NO_SUCH_ADDRESS,
  ENOTFOUND: NO_SUCH_ADDRESS,
};

/** What an operator is told when a server cannot listen; `setting` is that of the port. Other errors stay as they are. */
export function listenRefusal(
  error: unknown,
  {
    host,
    port,
    setting,
  }: {
    host: string;
    port: number;
    setting: "PORT" | "QUARRY_METRICS_PORT" | "QUARRY_SERVICES_PORT" | "QUARRY_HOST_URL";
  },
): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (reason === undefined) return error;
  const advice = reason === NO_SUCH_ADDRESS ? "" : ` in ${setting}; 0 picks a free one.`;
  return new AppError("config_invalid", {
    message: `Port ${port} of ${host} cannot be had: ${reason}${advice}`,
    details: [
      { path: reason === NO_SUCH_ADDRESS ? "HOST" : setting, code: "cannot_listen", message: reason },
    ],
    cause: error,
  });
}
