// Run by mongosh in deploy/compose.cluster.yaml. NOT RUN while it was written: its image could not be had there.
const members = ["mongo1", "mongo2", "mongo3"].map((name, _id) => ({ _id, host: `${name}:27017` }));
try {
  rs.status();
} catch (error) {
  if (error.codeName !== "NotYetInitialized") throw error;
  rs.initiate({ _id: "rs0", members });
}
while (!db.hello().isWritablePrimary && !db.hello().primary) sleep(500);
