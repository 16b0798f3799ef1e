// Run inside a container, as its health check: exits 0 when the process beside it is ready.
const { QUARRY_ROLE, QUARRY_METRICS_PORT, PORT = "4000" } = process.env;
// A worker without a port of its own can only be asked whether it runs, and it does: this is run in its container.
const port = QUARRY_ROLE === "worker" ? QUARRY_METRICS_PORT : PORT;
const isReady =
  port === undefined ||
  (await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ));
process.exitCode = isReady ? 0 : 1;

export {};
