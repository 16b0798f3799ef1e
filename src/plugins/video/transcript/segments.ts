import {
  arr,
  at,
  changed,
  collapse,
  int,
  isJsonObject,
  num,
  type PageRef,
  parseXml,
  requireEnd,
  str,
} from "../../../plugin-sdk/index.ts";
import { clockSeconds, saidIn } from "../page/texts.ts";
import { allOf } from "../page/walk.ts";

export interface Segment {
  startSeconds: number;
  endSeconds: number | null;
  text: string;
}
const UNREADABLE = "A line of the transcript lacks its time or text.";
type Part = { start: number | null; end: number | null; text: string | null };

/** The lines of a transcript panel, in both generations; where they state no end, the next one's beginning is it. @throws SourceError `source_changed` when there are none */
export function segmentsOfPanel(page: PageRef, data: unknown): Segment[] {
  if (holdsNull(data) || lacksLine(data)) throw changed(page, UNREADABLE);
  const timeline = [...allOf(data, "timelineItemViewModel")].flatMap((item) =>
    [...allOf(item, "transcriptSegmentViewModel")].map((one) => ({ one, item })),
  );
  const views = timeline.map(({ one, item }): Part => {
    const start = clockSeconds(at(one, "timestamp") ?? at(item, "timestamp"));
    return {
      start,
      end: null,
      text: saidIn(at(one, "simpleText")) ?? saidIn(at(one, "text")) ?? saidIn(one),
    };
  });
  const renderers = [...allOf(data, "transcriptSegmentRenderer")].map((one): Part => {
    const [start, end] = [int(one, "startMs"), int(one, "endMs")].map((ms) =>
      ms === null ? null : ms / 1000,
    );
    return { start: start ?? null, end: end ?? null, text: saidIn(at(one, "snippet")) };
  });
  return whole(
    page,
    [...views, ...renderers].map((line, index, lines) => ({
      ...line,
      end: line.end ?? lines[index + 1]?.start ?? null,
    })),
  );
}

/** YouTube leaves out what it does not have: a null is a line that was lost. */
const holdsNull = (tree: unknown): boolean =>
  tree === null || (typeof tree === "object" && Object.values(tree).some(holdsNull));

/** A row of the panel, or what it consists of, that says nothing: its line was lost. */
function lacksLine(data: unknown): boolean {
  const isBlank = (one: unknown) => !isJsonObject(one) || Object.keys(one).length === 0;
  const lists = ["cueGroups", "initialSegments"].flatMap((name) => allOf(data, name));
  const sections = allOf(data, "itemSectionRenderer").map((section) => at(section, "contents"));
  const rows = [...lists, ...sections].flatMap((list) => arr(list) ?? []);
  const items = allOf(data, "macroMarkersPanelItemViewModel");
  const lines = allOf(data, "timelineItemViewModel");
  const parts = lines.flatMap((line) => arr(line, "contentItems") ?? [null]);
  return (
    [...rows, ...items, ...items.map((item) => at(item, "item")), ...parts].some(isBlank) ||
    parts.length < lines.length
  );
}

/** The lines of a caption file: JSON with events, or XML. */
export function segmentsOfFile(page: PageRef & { text: string; url: string }): Segment[] {
  if (page.text.trimStart().startsWith("<")) {
    requireEnd(page, `</${/<(\w+)/.exec(page.text)?.[1] ?? "transcript"}>`);
    const lines = parseXml(page)
      .all("text, p")
      .map((node): Part => {
        const scale = node.attr("start") === null ? 1000 : 1;
        const [start, length] = [
          node.attr("start") ?? node.attr("t"),
          node.attr("dur") ?? node.attr("d"),
        ].map((value) => (value === null ? null : Number(value) / scale));
        return part(start ?? null, length ?? null, node.text());
      });
    return whole(page, lines);
  }
  const events = arr(jsonOf(page), "events") ?? [];
  const lines = events.flatMap((event) => {
    const parts = arr(event, "segs")?.map((one) => str(one, "utf8"));
    const isStated = isJsonObject(event) && "segs" in event;
    if (parts?.includes(null) === true || (isStated && parts === undefined)) throw changed(page, UNREADABLE);
    const [start, length] = [num(event, "tStartMs"), num(event, "dDurationMs")].map((ms) =>
      ms === null ? null : ms / 1000,
    );
    // Events without text place windows, those with a line break alone part lines.
    return parts === undefined || parts.join("").trim() === ""
      ? []
      : [part(start ?? null, length ?? null, parts.join(""))];
  });
  return whole(page, lines);
}

const part = (start: number | null, length: number | null, text: string): Part => ({
  start,
  end: start === null || length === null ? null : Number((start + length).toFixed(3)),
  text: collapse(text),
});

function jsonOf(page: PageRef & { text: string }): unknown {
  try {
    const value: unknown = JSON.parse(page.text);
    return isJsonObject(value) ? value : null;
  } catch {
    throw changed(page, "The captions are neither JSON nor XML.");
  }
}

/** Lines with words, each once. */
function whole(page: PageRef, stated: readonly Part[]): Segment[] {
  const parts = stated.filter(
    ({ start, text }, index) =>
      text !== "" && (start !== stated[index - 1]?.start || text !== stated[index - 1]?.text),
  );
  if (parts.length === 0) throw changed(page, "The answer has no lines of a transcript.");
  return parts.map(({ start, end, text }) => {
    if (start === null || text === null) throw changed(page, UNREADABLE);
    return { startSeconds: start, endSeconds: end, text: collapse(text) };
  });
}
