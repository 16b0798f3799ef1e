import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { Screen } from "../terminal/screen.ts";
import { cancelOnInterrupt } from "./interrupt.ts";

function setUp(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const signals = new EventEmitter();
  const seen = { cancels: 0, exits: 0, now: 0 };
  const interrupt = cancelOnInterrupt(
    new Screen(stream as unknown as NodeJS.WriteStream),
    "req_1",
    async () => (seen.cancels += 1),
    { signals, now: () => seen.now, exit: () => void (seen.exits += 1) },
  );
  return { signals, seen, interrupt, printed: () => String(stream.read() ?? "") };
}

it("asks on a terminal, and cancels when Ctrl-C is repeated", () => {
  const { signals, seen, interrupt, printed } = setUp(true);
  signals.emit("SIGINT");
  expect(printed()).toContain("Cancel req_1? Press Ctrl-C again within 5 s");
  expect([seen.cancels, interrupt.cancelled]).toEqual([0, false]);
  signals.emit("SIGINT");
  expect([seen.cancels, interrupt.cancelled]).toEqual([1, true]);
});

it("asks anew after five seconds", () => {
  const { signals, seen } = setUp(true);
  signals.emit("SIGINT");
  seen.now = 5001;
  signals.emit("SIGINT");
  expect(seen.cancels).toBe(0);
});

it("cancels at once without a terminal, and ends when asked once more", () => {
  const { signals, seen } = setUp(false);
  signals.emit("SIGINT");
  expect(seen).toMatchObject({ cancels: 1, exits: 0 });
  signals.emit("SIGINT");
  expect(seen).toMatchObject({ cancels: 1, exits: 1 });
});

it("gives the signals back", () => {
  const { signals, interrupt } = setUp(true);
  interrupt.release();
  expect([signals.listenerCount("SIGINT"), signals.listenerCount("SIGTERM")]).toEqual([0, 0]);
});
