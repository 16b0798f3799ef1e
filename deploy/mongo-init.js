// Run by mongosh in deploy/compose.yaml. NOT RUN while it was written: no container engine on that machine.
const members = ["mongo1", "mongo2", "mongo3"].map((name, _id) => ({ _id, host: `${name}:27017` }));
try {
  rs.status();
} catch (error) {
  if (error.codeName !== "NotYetInitialized") throw error;
  rs.initiate({ _id: "rs0", members });
}
while (!db.hello().isWritablePrimary && !db.hello().primary) sleep(500);
