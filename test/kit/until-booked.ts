import type { Db } from "mongodb";

/** Waits until every Request that has ended is booked. */
export async function untilBooked(db: Db): Promise<void> {
  while ((await db.collection("requests").countDocuments({ "settlement.done": false })) > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
