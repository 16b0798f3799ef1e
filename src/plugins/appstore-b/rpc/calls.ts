import type { RpcCall } from "./batchexecute-request.ts";

/** Codes of the source, by our words. */
const SORT_CODES = { relevance: 1, newest: 2, rating: 3 } as const;
const DEVICE_CODES = { phone: 2, tablet: 3, chromebook: 5, tv: 6 } as const;

type ReviewSort = keyof typeof SORT_CODES;
type ReviewDevice = keyof typeof DEVICE_CODES;

/** The source answers larger pages with this many. */
const REVIEWS_PER_PAGE = 150;

/** In `[id, kind]`, the kind of an app. */
const APP = 7;

export interface ReviewQuery {
  appId: string;
  sort: ReviewSort;
  /** Only reviews with this many stars. */
  stars: number | null;
  device: ReviewDevice | null;
  /** Token of the page before. */
  token: string | null;
}

/** One page of reviews. The RPC of the app page itself: unlike its older sibling UsvDTd it can filter. */
export function reviewsCall({ appId, sort, stars, device, token }: ReviewQuery): RpcCall {
  const deviceCode = device === null ? null : DEVICE_CODES[device];
  const filters = [null, stars, null, null, null, null, null, null, deviceCode];
  const page = [2, SORT_CODES[sort], [REVIEWS_PER_PAGE, null, token], null, filters];
  return { rpc: "oCPfdb", payload: [null, page, [appId, APP]] };
}

export function permissionsCall(appId: string): RpcCall {
  return { rpc: "xdSrCf", payload: [[null, [appId, APP], []]], tail: [null, "1"] };
}

/** Asks for ten suggestions; the source gives about five. */
export function suggestCall(term: string): RpcCall {
  return { rpc: "IJ4APc", payload: [[null, [term], [10], [2], 4]] };
}

/** Fields of the wanted apps, as the numbers of the source. */
const CONTINUED_FIELDS = [
  96, 27, 4, 8, 57, 30, 110, 79, 11, 16, 49, 1, 3, 9, 12, 104, 55, 56, 51, 10, 34, 77,
];

/** The apps of a developer after the first page. */
export function continuationCall(token: string): RpcCall {
  return { rpc: "qnKhOb", payload: [[null, [[10, [10, 100]], true, null, CONTINUED_FIELDS], null, token]] };
}
