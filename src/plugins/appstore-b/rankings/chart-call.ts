import type { BatchexecuteCall } from "../rpc/batchexecute.ts";

/** The longest chart that the source gives. */
export const MAX_CHART_LENGTH = 200;

/**
 * The call that the chart page itself makes: how many apps, of which chart and category, and then a long list of
 * field numbers that say what the answer is to hold. The source answers nothing when that list is missing, so it is
 * sent whole; its numbers are the source's and mean nothing to us.
 */
export function chartCall(chart: string, category: string, length: number): BatchexecuteCall {
  const wanted = [
    [8, [20, length]],
    true,
    null,
    LIST_FIELDS,
    OPTIONS,
    null,
    null,
    [[[1, 2], [10, 8, 9], [], []]],
  ];
  return { rpc: "vyAe2", payload: [[null, wanted, [2, chart, category]]] };
}

const LIST_FIELDS = [
  64, 1, 195, 71, 8, 72, 9, 10, 11, 139, 12, 16, 145, 148, 150, 151, 152, 27, 30, 31, 96, 32, 34, 163, 100,
  165, 104, 169, 108, 110, 113, 55, 56, 57, 122,
];

/** Kinds of list in which an app may stand. */
const CONTEXTS = [
  1, 31, 104, 9, 8, 27, 12, 65, 110, 88, 11, 56, 55, 96, 10, 122, 72, 71, 64, 113, 139, 150, 169, 165, 151,
  163, 32, 16, 108, 100,
];

/** Kind of item, and the fields wanted of it in every context; the order matters to the source. */
const FIELDS_OF_KIND: readonly [kind: number, fields: readonly number[]][] = [
  [
    7,
    [
      1, 73, 96, 103, 97, 58, 50, 92, 52, 112, 69, 19, 31, 101, 123, 74, 49, 80, 38, 20, 10, 14, 79, 43, 42,
      139,
    ],
  ],
  [9, [1, 7, 9, 24, 12, 31, 5, 15, 27, 8, 13, 10]],
  [17, [1, 7, 9, 25, 13, 31, 5, 41, 27, 8, 14, 10]],
  [10, [1, 7, 6, 9]],
  [1, [1, 5, 14, 38, 19, 29, 34, 4, 12, 11, 6, 30, 43, 40, 42, 16, 10, 7]],
  [4, [1, 3, 5, 4, 7, 6, 11, 19, 21, 17, 15, 12, 16, 20]],
  [3, [1, 5, 14, 4, 10, 17]],
  [2, [1, 5, 7, 4, 13, 16, 12, 18]],
];

const FIELD_MASKS = FIELDS_OF_KIND.flatMap(([kind, fields]) =>
  CONTEXTS.map((context) => [[kind, context], [fields]]),
);

const SPARSE_FLAGS = [[true], null, [[null, []]], ...nulls(4), [null, 2], ...nulls(6), [1], ...nulls(7), [1]];

const OPTIONS = [
  null,
  null,
  [
    SPARSE_FLAGS,
    [null, [[null, []]]],
    [null, [[null, []]], null, [true]],
    [null, [[null, []]]],
    ...nulls(4),
    [[[null, []]]],
    [[[null, []]]],
  ],
  [FIELD_MASKS],
];

function nulls(count: number): null[] {
  return Array<null>(count).fill(null);
}
