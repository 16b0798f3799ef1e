import type { Extract } from "tar-stream";
import { ARCHIVE_LIMITS } from "../../kinds/deployment.ts";
import { DeployRefused } from "./failures.ts";

/** Names and times of one file. */
const MAX_BYTES = 65_536;
/** It is read again for each file that follows. */
const MAX_GLOBAL_BYTES = 1024;
const MAX_ALL_BYTES = ARCHIVE_LIMITS.files * 2048;

/** What of tar-stream decodes headers that extend others; it has no way of its own to limit them. */
interface Inside {
  _header: { type: string };
  _decodeLongHeader(bytes: Uint8Array): void;
}

/** Refuses an archive whose extended headers would take long to read: there may be any number of them, with any number of keys. */
export function limitHeaders(tar: Extract): Extract {
  const inside = tar as unknown as Inside;
  const decode = inside._decodeLongHeader.bind(tar);
  let all = 0;
  inside._decodeLongHeader = (bytes) => {
    all += bytes.length;
    const most = inside._header.type === "pax-global-header" ? MAX_GLOBAL_BYTES : MAX_BYTES;
    if (bytes.length > most || all > MAX_ALL_BYTES) throw new DeployRefused("too_large", "extended headers");
    decode(bytes);
  };
  return tar;
}
