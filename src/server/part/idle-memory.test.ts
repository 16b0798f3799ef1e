import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const ENTRY = new URL("./idle-memory.ts", import.meta.url).href;

/** Memory of the heap in MB, after a rush and again a second later, of a process that is idle from then on. */
async function heapAfterRush(setUp: string): Promise<[after: number, later: number]> {
  const script = `
    import { getHeapStatistics } from "node:v8";
    ${setUp}
    const heapMb = () => getHeapStatistics().total_physical_size / 1e6;
    let rush = Array.from({ length: 400_000 }, (_, index) => ({ index }));
    rush = null;
    const after = heapMb();
    setTimeout(() => console.log(JSON.stringify([after, heapMb()])), 1000);`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
  return JSON.parse(stdout) as [number, number];
}

it("gives back what a rush took, which V8 alone keeps", async () => {
  const [after, later] = await heapAfterRush(
    `import { releaseWhenIdle } from ${JSON.stringify(ENTRY)}; releaseWhenIdle(100);`,
  );
  expect(after).toBeGreaterThan(20);
  expect(later).toBeLessThan(after / 2);
  const [, kept] = await heapAfterRush("");
  expect(kept).toBeGreaterThan(later * 2);
});

it("does not collect again and again after work that left nothing", async () => {
  const { stdout } = await run(process.execPath, [
    "--trace-gc",
    "--input-type=module",
    "--eval",
    `import { releaseWhenIdle } from ${JSON.stringify(ENTRY)};
     releaseWhenIdle(60);
     const work = setInterval(() => { for (const until = Date.now() + 15; Date.now() < until; ); }, 300);
     setTimeout(() => clearInterval(work), 4000);`,
  ]);
  // One prints two lines, for the two times that it goes over the heap.
  expect(stdout.match(/testing; GC in old space requested/g)).toHaveLength(2);
});
