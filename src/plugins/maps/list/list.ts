import { alwaysAt, FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { cell, kindOf } from "../../../plugin-shared/google/kinds.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  addressFields,
  changed,
  eachTarget,
  nameFields,
  neededText,
  objectField,
  operation,
  personFields,
  personOf,
  placeField,
  type RunContext,
  SourceError,
  textField,
  type Warn,
  z,
} from "../../../plugin-sdk/index.ts";
import { readAnswer } from "../answer.ts";
import { cidOf, featureOfHalves, placeIdOf } from "../ids.ts";
import { LIST_ID } from "../targets.ts";
import { listIds, localeInput, names, targetForms } from "../inputs.ts";
import { filledPb } from "../pb.ts";
import { leadTo } from "../place/ask.ts";
import { kinds } from "../place/cells.ts";
import { callQuery, type Locale, MAPS } from "../source.ts";

const PERSON = new FieldTable({
  id: maybeAt(kinds.contributor, "Id", [2]),
  name: maybeAt(kinds.name, "Name", [0]),
  imageUrl: maybeAt(kinds.link, "Picture", [1]),
});
const ENTRY = new FieldTable({
  id: neededAt(
    kindOf(textField, (found) => featureOfHalves(jspbAt(found, [0]), jspbAt(found, [1]))),
    "Id",
    [1, 6],
    [8, 1],
  ),
  name: neededAt(cell.text, "Name", [2]),
  note: maybeAt(cell.text, "What its owner wrote about the place.", [3]),
  label: alwaysAt(cell.text, "Name and address as one text, as shown.", [1, 2]),
  addressText: maybeAt(cell.text, "Address", [1, 4]),
  latitude: alwaysAt(kinds.latitude, "Degrees north.", [1, 5, 2]),
  longitude: alwaysAt(kinds.longitude, "Degrees east.", [1, 5, 3]),
  kgmid: maybeAt(kinds.topic, "Id in Google's knowledge graph.", [1, 7]),
  addedAt: alwaysAt(cell.instant, "When it was added.", [9]),
  addedBy: maybeAt(PERSON.whole, "Who", [12]),
});
const HEAD = new FieldTable({
  id: neededAt(cell.text, "Id of the list.", [0, 0]),
  url: maybeAt(kinds.link, "Page of the list.", [2, 2]),
  title: alwaysAt(cell.text, "Title of the list.", [4]),
  description: maybeAt(cell.text, "What its owner wrote about it.", [5]),
  createdAt: maybeAt(cell.instant, "When it was created.", [10]),
  updatedAt: maybeAt(cell.instant, "When it was last changed.", [11]),
  entryCount: alwaysAt(cell.count, "Places in it, as the source counts them.", [12]),
  owner: maybeAt(PERSON.whole, "Owner", [3]),
});

const { addressText: _address, ...entry } = ENTRY.shape;
const ListedPlace = z
  .object({
    ...entry,
    ...nameFields("the place"),
    placeId: textField("Place id (ChIJ…)."),
    cid: textField("The id in decimal (`?cid=`)."),
    address: objectField({ text: addressFields().text }, "Address."),
    addedBy: objectField(personFields(), "Who added it."),
    list: z
      .object({ ...HEAD.shape, owner: objectField(personFields(), "Whose list it is.") })
      .describe("The list."),
    listPosition: placeField("Place in the list, from 1."),
    language: neededText("Language of the texts, BCP 47."),
  })
  .meta({ title: "ListedPlace" });

/** What one answer holds at most; how to ask for more nobody knows. */
const MAX_ENTRIES = 500;

export const list = operation({
  name: "list",
  aliases: ["lists", "sharedList", "placeList", "savedPlaces"],
  title: "Shared lists",
  summary: "Places of public shared lists, with the notes of their owner.",
  agentHint: "Use with the address of a shared list; `place` takes the ids that it gives.",
  availability: "partial",
  availabilityNote:
    "Runs only where the operator allows it: Google's robots.txt disallows /maps/preview. The first 500 places of a list.",
  input: z.object({ listIds, ...localeInput }),
  normalize: targetForms("listIds", "list"),
  selects: names("listIds", "list"),
  record: ListedPlace,
  dedupeKey: (record) => `${record.list.id}\n${record.id}`,
  canary: {
    input: { listIds: ["PiSwyqmbpwpP_Nr5sAang4x5QxbKwA"] },
    atLeast: { records: 1, fields: ["name", "latitude"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.listIds)], async function* (target, inner) {
      const { page, head, entries } = await askList(inner, asked, target);
      const { owner, ...rest } = datesOf(head, inner.warn);
      const of = { ...rest, owner: owner && person(owner) };
      for (const { row, place } of entries) {
        const { addressText: text, addedBy, ...own } = row;
        const cid = cidOf(own.id);
        yield found.row(page, {
          ...own,
          url: `${MAPS}/maps?cid=${cid}`,
          placeId: placeIdOf(own.id),
          cid,
          address: text === null ? null : { text },
          addedBy: addedBy && person(addedBy),
          list: of,
          listPosition: place,
          language: asked.language,
        });
      }
    }),
});

/** When a list was created and changed: one without the other, or before it, is another day. */
function datesOf<T extends { createdAt: string | null; updatedAt: string | null }>(head: T, warn: Warn): T {
  const { createdAt, updatedAt } = head;
  const isPair = createdAt === null || updatedAt === null ? createdAt === updatedAt : createdAt <= updatedAt;
  if (isPair) return head;
  warn("field_unreadable", "createdAt, updatedAt: the list has them in another form.");
  return { ...head, createdAt: null, updatedAt: null };
}

const person = (one: { id: string | null; name: string | null; imageUrl: string | null }) =>
  personOf({ ...one, url: one.id === null ? null : `${MAPS}/maps/contrib/${one.id}` });

/** @throws SourceError `input_not_found` for a list that is missing or not shared */
async function askList(ctx: RunContext, locale: Locale, target: string) {
  const id = LIST_ID.test(target) ? target : await leadTo(ctx, target, "list");
  const url = `${ctx.origin("web")}/maps/preview/entitylist/getlist`;
  const page = await ctx.http.get(url, {
    query: { ...callQuery(locale), pb: filledPb("list", { list: id }) },
  });
  const answer = readAnswer(page, () => true);
  const status = jspbAt(answer, [2, 1]);
  if (jspbAt(answer, [0]) === null && typeof status === "string" && /^[A-Z_]+$/.test(status))
    throw new SourceError("input_not_found", `Google Maps shows no list ${id} (${status}).`, {
      url: page.url,
    });
  const head = HEAD.read(jspbAt(answer, [0]), "the list", ctx.warn);
  if (head?.id !== id) throw changed(page, `The answer is not about list ${id}.`);
  ctx.held(page);
  const rows = jspbAt(answer, [0, 8]);
  const total = head.entryCount;
  if (total !== null) ctx.total(total);
  if (rows === null && total === 0) ctx.foundNothing(`List ${id} is empty.`);
  const entries = rows === null && total === 0 ? [] : ENTRY.rows(rows, "entries", ctx.warn);
  const listed = Array.isArray(rows) ? rows.length : 0;
  // A text beside the list is said to lead to the rest of it.
  const continues =
    (typeof jspbAt(answer, [1]) === "string" && jspbAt(answer, [1]) !== "") || listed >= MAX_ENTRIES;
  if (total === null ? continues : listed < total)
    ctx.warn(
      "rows_missing",
      `The source counts ${total ?? "more"} places in list ${id} and gives ${listed}.`,
    );
  return { page, head, entries };
}
