/**
 * Where the blobs of a page stand in its text. A blob is a script of its own:
 * `AF_initDataCallback({key: 'ds:5', hash: '1', data:[…], sideChannel: {}});`. Inside it, as in the markup, the source
 * escapes `'` and `<`, so neither the start of a blob nor the end of a script can be part of any content.
 */
const BLOB_START = "AF_initDataCallback({key: '";
const BLOB_DATA = "data:";
const SCRIPT_END = "</script>";
/** The table of ds keys and RPC ids: `{'ds:5' : {id:'Ws7gDc',ext: 1.5E8 ,request:[…]},…}`, which is no JSON. */
const ROUTES = "AF_dataServiceRequests = ";
const ROUTE = /'(ds:\d+)'\s*:\s*\{\s*id\s*:\s*'([^']+)'/g;
const ROUTE_KEY_AT_END = /'(ds:\d+)'\s*:\s*\{\s*id\s*:\s*$/;
/** Room for a key and what stands between it and the RPC id. */
const MAX_ROUTE_KEY_CHARACTERS = 60;

/** What follows the JSON of a blob. */
export const BLOB_END = ", sideChannel:";

/** Index of the JSON of a blob, or -1 when the page does not carry it. */
export function blobTextStart(html: string, key: string): number {
  // The key with its quotes is short and rare, which makes this several times faster than to look for the whole start.
  const quoted = `'${key}'`;
  for (let at = html.indexOf(quoted); at !== -1; at = html.indexOf(quoted, at + quoted.length)) {
    if (!html.startsWith(BLOB_START, at + 1 - BLOB_START.length)) continue;
    const data = html.indexOf(BLOB_DATA, at);
    return data === -1 ? -1 : data + BLOB_DATA.length;
  }
  return -1;
}

/** Index just past the JSON that starts at `start`. A text in it may look like the end, so the last end counts. */
export function blobTextEnd(html: string, start: number): number {
  return html.lastIndexOf(BLOB_END, html.indexOf(SCRIPT_END, start));
}

/** The ds keys of all blobs, in the order of the page. */
export function blobKeys(html: string): string[] {
  const keys: string[] = [];
  for (let start = html.indexOf(BLOB_START); start !== -1; start = html.indexOf(BLOB_START, start)) {
    start += BLOB_START.length;
    keys.push(html.slice(start, html.indexOf("'", start)));
  }
  return keys;
}

/** The ds keys that the page binds to an RPC. */
export function keysOfRpc(html: string, rpc: string): string[] {
  const table = routeTable(html);
  const keys: string[] = [];
  for (let at = table.indexOf(`'${rpc}'`); at !== -1; at = table.indexOf(`'${rpc}'`, at + 1)) {
    const before = table.slice(Math.max(0, at - MAX_ROUTE_KEY_CHARACTERS), at);
    const key = ROUTE_KEY_AT_END.exec(before)?.[1];
    if (key !== undefined) keys.push(key);
  }
  return keys;
}

/** RPC id of each ds key. */
export function routesOf(html: string): Map<string, string> {
  return new Map([...routeTable(html).matchAll(ROUTE)].map(([, key = "", rpc = ""]) => [key, rpc]));
}

function routeTable(html: string): string {
  const start = html.indexOf(ROUTES);
  return start === -1 ? "" : html.slice(start, html.indexOf(SCRIPT_END, start));
}
