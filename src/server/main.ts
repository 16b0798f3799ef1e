// Entry of a server. Each role loads only what it needs.
const role = process.env.QUARRY_ROLE;
if (role === "gateway" || role === "worker" || role === "host") {
  const [{ runPart }, { alone }] = await Promise.all([
    import("./part/run-part.ts"),
    import("./part/alone.ts"),
  ]);
  await runPart(role, alone());
} else {
  const { Supervisor } = await import("./supervisor/supervisor.ts");
  new Supervisor().start();
}
